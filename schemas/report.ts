import * as z from 'zod';

/** The JSON report, version 1: a public contract. Lines and columns are 1-based; columns count UTF-16 units. */

export const described = <T extends z.ZodType>(schema: T, description: string) => schema.meta({ description });
export const count = (description: string) => described(z.int().min(0), description);
export const text = (description: string) => described(z.string(), description);

const positionModel = z.strictObject({
  line: described(z.int().min(1), 'The line, counted from 1.'),
  column: described(z.int().min(1), 'The column, counted from 1 in UTF-16 units.'),
});

export const locationModel = z
  .strictObject({
    file: text('POSIX path relative to the working directory, or a reference to a git revision or to the hub.'),
    start: positionModel.describe('The first character.'),
    end: positionModel.describe('The first character that is no longer part of it.'),
    approximate: described(z.boolean(), 'Whether the place is not known exactly, and is that of what surrounds it.'),
  })
  .meta({ id: 'location', title: 'Location' });

const relatedModel = z.strictObject({ message: text('What is at that place.'), location: locationModel });

const fixModel = z.strictObject({
  title: text('What the fix does.'),
  safety: described(z.enum(['safe', 'unsafe']), '`safe`: the meaning stays. `unsafe`: a person should look at it.'),
});

const pathModel = described(z.array(z.union([z.string(), z.int().min(0)])), 'Steps from the integration’s own object.');

const useModel = z
  .strictObject({ path: pathModel, pointer: text('The path as a JSON Pointer (RFC 6901).') })
  .meta({ id: 'use', title: 'Place that uses a text' });

const changeModel = z
  .strictObject({
    bump: described(
      z.enum(['none', 'patch', 'minor', 'major']),
      'The step of the version that it asks for; `none` for what is only to be known.',
    ),
    breaks: described(
      z.enum(['caller', 'listener', 'state', 'configurer']),
      'Whom it breaks: the bot that calls, the bot that listens, the state that is stored, the person who configured it.',
    ).optional(),
    witness: described(
      z.strictObject({
        value: z.unknown().describe('A value for the schema.'),
        accepted: described(z.enum(['base', 'head']), 'Which version accepts it; the other does not.'),
      }),
      'A value that shows it, as a validator confirmed.',
    ).optional(),
  })
  .meta({ id: 'change', title: 'Change' });

const diagnosticModel = z
  .strictObject({
    rule: text('The id of a rule, or of a check such as `model/required`.'),
    message: text('What is wrong, for people.'),
    messageId: text('Which of the rule’s messages it is.'),
    severity: described(z.enum(['error', 'warn', 'info']), 'How severe it is.'),
    path: pathModel,
    pointer: text('The path as a JSON Pointer (RFC 6901).'),
    also: described(
      z.array(useModel),
      'Where else the very text at this location is used, and wrong for the same reason; it counts once.',
    ).optional(),
    location: locationModel,
    related: described(z.array(relatedModel), 'Other places that have to do with it.'),
    fix: described(fixModel, 'The fix on offer.').optional(),
    url: text('The page of the rule.').optional(),
    fingerprint: text('Hash of rule, pointer and message id: survives reformatting.'),
    suppressed: described(z.boolean(), 'Whether a comment or the baseline silences it.'),
    change: described(changeModel, 'What a change asks for; only of changes between two versions.').optional(),
  })
  .meta({ id: 'diagnostic', title: 'Diagnostic' });

const sideModel = z.strictObject({
  file: text('Where this side was read from.'),
  version: text('Its version.').optional(),
});

const compareModel = z.strictObject({
  base: sideModel.describe('What it is compared with.'),
  head: sideModel.describe('What is compared.'),
  needed: described(z.enum(['none', 'patch', 'minor', 'major']), 'The semver bump that the changes need.'),
  actual: described(z.enum(['none', 'patch', 'minor', 'major', 'down']), 'The semver bump that was made.'),
  enough: described(z.boolean(), 'Whether the bump that was made covers the one that is needed.'),
  suggested: text('The version to take.').optional(),
});

const checkModel = z
  .strictObject({
    about: described(z.enum(['version', 'changes', 'workspace', 'role', 'visibility']), 'What was looked at.'),
    outcome: described(
      z.enum(['fine', 'stops', 'unknown', 'unasked', 'told']),
      '`stops`: publishing will fail. `unknown`: it may, and that could not be found out. `unasked`: for lack of a token. `told`: there is nothing in it that could.',
    ),
    text: text('What came of it, in sentences for people.'),
    suggested: text('A version that is free, where this one is not.').optional(),
  })
  .meta({ id: 'check', title: 'Check before publishing' });

const preflightModel = z.strictObject({
  verdict: described(
    z.enum(['clear', 'stopped', 'undecided']),
    'As the exit code: `clear` (0) nothing that was checked stops it, `stopped` (1) something does, `undecided` (2) the hub did not answer.',
  ),
  checks: described(z.array(checkModel), 'What was looked at; what `troubles` kept from being found out is missing.'),
  troubles: described(
    z.array(z.strictObject({ message: text('What went wrong.'), hint: text('What to do about it.').optional() })),
    'Why something could not be found out.',
  ),
});

export const resultModel = z
  .strictObject({
    file: text(
      'The manifest: a POSIX path relative to the working directory, or a reference to a git revision or to the hub.',
    ),
    form: described(z.enum(['record', 'definition']), 'What the manifest was read as.'),
    opaque: count(
      'How many values could not be known without running code; those that a fault of the definition hides are not among them.',
    ),
    name: text('The name of the integration.').optional(),
    manifestVersion: text('The version of the integration.').optional(),
    compare: described(
      compareModel,
      'What changed between two versions; of `compare`, and of `preflight` since the latest public one.',
    ).optional(),
    diagnostics: described(z.array(diagnosticModel), 'Sorted by file, position and rule.'),
    preflight: described(preflightModel, 'What would stop publishing; of the command `preflight` only.').optional(),
    omitted: count('Findings beyond those listed, where there are too many. The summary counts them.').optional(),
  })
  .meta({ id: 'result', title: 'Result' });

const summaryModel = z.strictObject({
  files: count('Manifests that were checked.'),
  errors: count('Findings of severity `error` that are not suppressed.'),
  warnings: count('Findings of severity `warn` that are not suppressed.'),
  infos: count('Findings of severity `info` that are not suppressed.'),
  suppressed: count('Findings that are suppressed.'),
  fixable: count('Findings that a fix is on offer for.'),
});

/** The output of `--format json`. */
export const reportModel = z
  .strictObject({
    version: described(z.literal(1), 'The version of this format.'),
    tool: z.strictObject({ name: z.literal('hublint'), version: z.string() }).describe('What wrote the report.'),
    results: described(z.array(resultModel), 'One entry per manifest.'),
    unchecked: described(
      z.array(z.string()),
      'Why other manifests could not be checked, for people; absent where all were.',
    ).optional(),
    summary: summaryModel.describe('Totals over all manifests.'),
  })
  .meta({ title: 'hublint report', description: 'What `hublint --format json` writes.' });

export type Report = z.infer<typeof reportModel>;
