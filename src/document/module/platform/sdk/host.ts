import type { Caller } from '../../value/value.ts';
import { schemaMember } from '../schema-builder/methods/schema-member.ts';
import type { SchemaHost } from '../schema-builder/schema.ts';
import type { SdkVersion } from './version.ts';

/** The SDK that a definition is written for, and what calls the definition's functions. */
export interface SdkHost extends SchemaHost {
  readonly sdk: SdkVersion;
}

export const sdkHost = (sdk: SdkVersion, caller: Caller): SdkHost => ({
  sdk,
  member: schemaMember,
  call: (fn, args, origin) => caller.call(fn, args, origin),
  note: (mistake) => caller.note(mistake),
  spend: (steps) => caller.spend(steps),
});
