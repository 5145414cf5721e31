import { faultIds } from '../document/fault.ts';
import type { Severity } from '../rule/rule.ts';

/** A check that is no rule, but is configured and suppressed like one. */
export interface Check {
  readonly id: string;
  readonly summary: string;
  readonly severity: Severity;
  /** The presets that turn it on; without any, it is always on. */
  readonly presets?: readonly string[];
}

const check = (id: string, summary: string, severity: Severity = 'error'): Check => ({ id, summary, severity });

export const modelChecks: readonly Check[] = [
  check('model/required', 'Every required property is there.'),
  check('model/unknown-property', 'There is no property beyond those of the model.'),
  check('model/type', 'Every value has its type.'),
  check('model/too-long', 'No text is longer than its limit.'),
  check('model/too-short', 'No text is shorter than its limit.'),
  check('model/enum', 'A value from a closed set is one of the set.'),
  check('model/format', 'Dates and other formatted text have their format.'),
];

const suppressionChecks: readonly Check[] = [
  check('suppression/rule-required', 'A suppression names the rules that it silences.', 'warn'),
  check('suppression/reason-required', 'A suppression says why.', 'warn'),
  check('suppression/unknown-rule', 'A suppression names rules that there are.', 'warn'),
  check('suppression/unused', 'A suppression silences something.', 'warn'),
  check('suppression/foreign', 'A suppression is hublint’s own.', 'info'),
];

const syntaxChecks = Object.entries(faultIds).map(([id, summary]) => check(`syntax/${id}`, summary));

/** Says of each value that nothing is said of it. */
export const opaque: Check = {
  ...check('syntax/opaque', 'Every value of a definition can be known without running it.', 'warn'),
  presets: ['strict', 'publish', 'hub'],
};

export const checks: readonly Check[] = [
  ...syntaxChecks,
  opaque,
  ...modelChecks,
  ...suppressionChecks,
  check('data/invalid', 'Data meets the schema that the manifest has for it.'),
  check('data/other-state', 'A state that was fetched has the name and the type of what it is held against.'),
  check('baseline/stale', 'A baseline holds nothing that is no longer found.', 'warn'),
  check('internal/rule-crashed', 'Every rule runs to its end.'),
];
