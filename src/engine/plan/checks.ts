import { faultIds } from '../../document/fault.ts';
import type { Severity } from '../../rule/rule.ts';

/** A check that is not a rule, but is configured and suppressed like one. */
export interface BuiltInCheck {
  readonly id: string;
  readonly summary: string;
  readonly severity: Severity;
  /** The presets that enable it; without any, it is always enabled. */
  readonly presets?: readonly string[];
  /** The preset that disables it. */
  readonly offUnder?: string;
  /** True if no configuration can change it: unchecked parts must not go unnoticed. */
  readonly fixed?: true;
}

/** The level of a check that neither a preset nor a configuration sets. */
export const defaultLevel = ({ severity, presets }: BuiltInCheck): Severity | 'off' =>
  presets === undefined ? severity : 'off';

const check = (id: string, summary: string, severity: Severity = 'error'): BuiltInCheck => ({ id, summary, severity });

const modelChecks: readonly BuiltInCheck[] = [
  check('model/required', 'Every required property is present.'),
  check('model/unknown-property', 'There are no unknown properties.'),
  check('model/type', 'Every value has the right type.'),
  check('model/too-long', 'No string is longer than its limit.'),
  check('model/too-short', 'No string is shorter than its limit.'),
  check('model/enum', 'A value with a fixed set of options is one of them.'),
  check('model/format', 'Dates and other formatted strings have the right format.'),
].map((one) => ({ ...one, offUnder: 'bp-lint' }));

const suppressionChecks: readonly BuiltInCheck[] = [
  check('suppression/rule-required', 'A suppression names the rules that it silences.', 'warn'),
  check('suppression/reason-required', 'A suppression gives a reason.', 'warn'),
  check('suppression/unknown-rule', 'A suppression names rules that exist.', 'warn'),
  check('suppression/unused', 'A suppression silences something.', 'warn'),
  check('suppression/foreign', 'A suppression uses hublint’s own syntax.', 'info'),
];

const syntaxChecks = Object.entries(faultIds).map(([id, summary]) => check(`syntax/${id}`, summary));

/** Reports each value that cannot be known, and so is not checked. */
export const opaqueCheck: BuiltInCheck = {
  ...check('syntax/opaque', 'Every value of a definition is known without running it.', 'warn'),
  presets: ['strict', 'publish', 'hub'],
};

export const builtInChecks: readonly BuiltInCheck[] = [
  ...syntaxChecks,
  opaqueCheck,
  ...modelChecks,
  ...suppressionChecks,
  check('data/invalid', 'Data is valid against the schema that the manifest has for it.'),
  check('data/other-state', 'A fetched state has the name and type of the state that it is checked against.'),
  check('baseline/stale', 'A baseline contains only findings that still exist.', 'warn'),
  { ...check('internal/rule-crashed', 'Every rule runs to completion.'), fixed: true },
];
