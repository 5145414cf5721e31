import type { Caller, Origin } from '../../value/value.ts';
import { schemaMember } from '../schema-builder/methods/schema-member.ts';
import type { SchemaHost } from '../schema-builder/schema.ts';
import type { SdkVersion } from './version/version.ts';

/** The SDK that a definition is written for, and what calls the definition's functions. */
export interface SdkHost extends SchemaHost {
  readonly sdk: SdkVersion;
  /** What is asked of a default import; absent where nothing tells. */
  readonly importing?: (at: Origin) => Importing;
}

interface Importing {
  /** The name that is given to it. */
  readonly local: string;
  /** Whether it is all of the package, and not nothing; undefined where nothing tells. */
  readonly isWhole: boolean | undefined;
}

export const sdkHost = (sdk: SdkVersion, caller: Caller, importing?: SdkHost['importing']): SdkHost => ({
  sdk,
  ...(importing && { importing }),
  member: schemaMember,
  call: (fn, args, origin) => caller.call(fn, args, origin),
  note: (mistake) => caller.note(mistake),
  spend: (steps) => caller.spend(steps),
});
