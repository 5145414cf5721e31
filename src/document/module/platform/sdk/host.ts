import type { Origin, Tracker } from '../../value/value.ts';
import { schemaMember } from '../schema-builder/methods/schema-member.ts';
import type { SchemaHost } from '../schema-builder/schema.ts';
import type { SdkVersion } from './version/version.ts';

/** The SDK that a definition is written for, and the evaluator of the definition's functions. */
export interface SdkHost extends SchemaHost {
  readonly sdk: SdkVersion;
  /** Describes a default import; absent if unknown. */
  readonly importing?: (at: Origin) => Importing;
}

interface Importing {
  /** Its local name. */
  readonly local: string;
  /** True if it is the whole package, false if it is `undefined`; undefined if unknown. */
  readonly isWhole: boolean | undefined;
}

export const sdkHost = (sdk: SdkVersion, caller: Tracker, importing?: SdkHost['importing']): SdkHost => ({
  sdk,
  tracker: caller,
  ...(importing && { importing }),
  member: schemaMember,
  call: (fn, args, origin) => caller.call(fn, args, origin),
  report: (mistake) => caller.report(mistake),
  spend: (steps) => caller.spend(steps),
});
