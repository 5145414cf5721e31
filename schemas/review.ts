import * as z from 'zod';
import { count, described, locationModel, resultModel, text } from './report.ts';

/** The review as JSON, version 1: a public contract. */

const checkModel = z.strictObject({
  about: described(
    z.enum(['model', 'rules', 'known', 'version', 'scripts', 'credentials', 'assets', 'lifecycle']),
    'What is checked.',
  ),
  outcome: described(z.enum(['holds', 'fails', 'open']), '`open`: it has no answer, or a person has to look.'),
  text: text('What came of it, as a sentence.'),
});

const questionModel = z.strictObject({
  id: text('What is asked about.'),
  text: text('A statement that holds or not.'),
});

const fileModel = z.strictObject({
  file: text('A POSIX path relative to the working directory, or a reference to a git revision or to the hub.'),
  sha256: described(z.string().length(64), 'SHA-256 of its bytes, in hexadecimal.'),
  size: count('Bytes.'),
});

const previousModel = z.strictObject({
  kind: described(z.enum(['compared', 'first', 'unknown']), 'What is known of the previous version.'),
  result: described(resultModel, 'The comparison with it.').optional(),
  why: text('Why nothing is known of it.').optional(),
});

const listOf = (description: string) => described(z.array(z.string()), description);

const scriptModel = z.strictObject({
  key: text('Its key, such as `linkTemplateScript`.'),
  owner: text('What it belongs to.'),
  pointer: text('Its place as a JSON Pointer (RFC 6901).'),
  location: locationModel,
  compiled: described(z.enum(['compiles', 'fails', 'unknown']), 'What the compiler says.'),
  hosts: listOf('Hosts in its texts; `{{ name }}` for what is only known when it runs.'),
  plain: listOf('Those that are asked for without encryption.'),
  scopes: listOf('Permissions that its links ask for.'),
  fields: listOf('Fields of the request that it reads.'),
  functions: listOf('Functions that it calls.'),
  text: text('The script.'),
});

const secretModel = z.strictObject({
  kind: described(z.enum(['secret', 'field']), 'A secret of the integration, or a field that somebody fills in.'),
  name: text('Its name.'),
  owner: text('Of a field, what it belongs to.').optional(),
  description: text('What its author says of it.').optional(),
  optional: described(z.boolean(), 'Whether it may be left out.'),
  hidden: described(z.boolean(), 'Whether who fills it in does not see it.'),
  location: locationModel,
});

const waiverModel = z.strictObject({
  rules: listOf('The rules that it names; none where a comment silences all that it can.'),
  reason: text('The reason that it gives.').optional(),
  findings: count('How many findings it would silence.'),
  location: locationModel,
});

const assetModel = z.strictObject({
  kind: described(z.enum(['content', 'address', 'absent']), 'How it is given.'),
  address: text('Where the hub keeps it.').optional(),
  sha256: text('SHA-256 of its bytes, in hexadecimal.').optional(),
});

const partModel = z.strictObject({
  kind: described(
    z.enum(['action', 'event', 'channel', 'state', 'entity', 'interface', 'configuration']),
    'What it is.',
  ),
  name: text('Its name.'),
  title: text('Its title.').optional(),
  description: text('Its description.').optional(),
  fields: described(
    z.array(
      z.strictObject({
        use: described(
          z.enum(['takes', 'gives', 'holds', 'carries']),
          'What the schema is for; what a channel carries are its types of messages.',
        ),
        names: listOf('The properties at its top; those that need not be there end in `?`.'),
      }),
    ),
    'What its schemas name.',
  ),
  generated: described(z.boolean(), 'Whether an interface generated it.'),
  billable: described(z.boolean(), 'Whether a call of it is billed.'),
});

const ruleModel = z.strictObject({
  id: text('The rule.'),
  severity: text('How severe its findings are at most.'),
  options: z.unknown().describe('Its options, defaults filled in; absent where it has none.').optional(),
});

const toolModel = z
  .strictObject({ name: z.literal('hublint'), version: z.string() })
  .describe('What wrote the review.');
const versionModel = described(z.literal(1), 'The version of this format.');

/** The review of a manifest. */
export const reviewModel = z.strictObject({
  version: versionModel,
  tool: toolModel,
  verdict: z
    .strictObject({
      outcome: described(
        z.enum(['ready', 'open', 'not-ready']),
        '`ready`: every check holds. `open`: none fails, some are open. `not-ready`: some fail.',
      ),
      text: text('The same for people.'),
    })
    .describe('What the checks come to.'),
  checks: described(z.array(checkModel), 'What was checked.'),
  questions: described(z.array(questionModel), 'What only a person can say.'),
  files: described(
    z.array(fileModel),
    'The files that the manifest is made of, its own first; with the icon and the readme that it names.',
  ),
  result: described(resultModel, 'What was found; nothing is waived.'),
  previous: previousModel.describe('What changed since the previous version.'),
  scripts: described(z.array(scriptModel), 'The scripts, in the order of the manifest.'),
  secrets: described(z.array(secretModel), 'What has to be kept secret.'),
  waivers: described(
    z.array(waiverModel),
    'Comments, and entries of a baseline, by which the author silences findings. They are ignored.',
  ),
  assets: z.strictObject({ icon: assetModel, readme: assetModel }).describe('What it is shown by.'),
  parts: described(z.array(partModel), 'What the integration brings.'),
  rules: described(z.array(ruleModel), 'The rules that were on.'),
});

/** Written to the output file if the review could not be done. */
const unreviewedModel = z.strictObject({
  version: versionModel,
  tool: toolModel,
  verdict: z
    .strictObject({
      outcome: described(z.literal('not-reviewed'), 'Nothing was reviewed.'),
      text: text('What kept it from being reviewed.'),
    })
    .describe('What came of it.'),
  target: text('What was to be reviewed.'),
});

/** The output of `hublint review --format json`. */
export const reviewReportModel = z
  .union([reviewModel, unreviewedModel])
  .meta({ title: 'hublint review', description: 'What `hublint review --format json` writes.' });
