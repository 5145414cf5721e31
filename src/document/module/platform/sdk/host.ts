import type { Origin, Tracker, Value } from '../../value/value.ts';
import { schemaMember } from '../schema-builder/methods/schema-member.ts';
import type { SchemaHost } from '../schema-builder/schema.ts';
import type { SdkVersion } from './version/version.ts';

/** The SDK that a definition is written for, and the evaluator of the definition's functions. */
export interface SdkHost extends SchemaHost {
  readonly sdk: SdkVersion;
  /** Describes a default import; absent if unknown. */
  readonly importing?: ((at: Origin) => Importing) | undefined;
  /** Evaluates the interfaces that this version of the SDK includes; absent if it includes none. */
  readonly interfaces?: ((origin: Origin, host: SdkHost) => Value) | undefined;
}

interface Importing {
  /** Its local name. */
  readonly local: string;
  /** True if it is the whole package, false if it is `undefined`; undefined if unknown. */
  readonly isWhole: boolean | undefined;
}

type Extras = Pick<SdkHost, 'importing' | 'interfaces'>;

export const sdkHost = (sdk: SdkVersion, caller: Tracker, { importing, interfaces }: Extras = {}): SdkHost => ({
  sdk,
  tracker: caller,
  importing,
  interfaces,
  member: schemaMember,
  call: (fn, args, origin) => caller.call(fn, args, origin),
  report: (mistake) => caller.report(mistake),
  spend: (steps) => caller.spend(steps),
});
