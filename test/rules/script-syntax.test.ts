import rule from '../../rules/script-syntax.ts';
import { testRule } from '../../src/testing/index.ts';
import { scripts } from './facts.ts';

const deep = `${'('.repeat(400)}1${')'.repeat(400)}`;
const sound = 'body = parse_json!(.body)\nbody.id';
const fallible = 'webhookId = to_string!(.webhookId)\n\n# “ü” 😀\n.x = to_string(.y)\n';
const unknown = '"é" + shout(.body)';
const unclosed = 'parse_json!(.body';
const cascading = 'if true {\n  parts[length(parts) - 1]\n} else {\n  null\n}\n';
const misspelt = 'body = parse_json!(.body)\na = bod.id\nb = bod.name\nc = bod.to\na';
const open = 'b = (';
const strange = 'body = parse_json!(.body)\na = senderId\nb = senderId\na';
const unused = 'env = to_string!(.env)\n"https://parcels.example"';

const facts = await scripts(deep, sound, fallible, unknown, unclosed, cascading, misspelt, open, strange, unused);

testRule(rule, {
  valid: [
    { name: 'a sound script', facts, manifest: { identifier: { extractScript: sound } } },
    { name: 'one that was not compiled', facts, manifest: { identifier: { extractScript: 'a = (' } } },
    { name: 'without a compiler', manifest: { identifier: { extractScript: unclosed } } },
  ],
  invalid: [
    {
      name: 'an error on the fourth line, after wide characters',
      facts,
      manifest: `
        configurations:
          oauth:
            identifier:
              linkTemplateScript: |
                webhookId = to_string!(.webhookId)

                # “ü” 😀
                .x = ⟦to_string(.y)⟧
      `,
      problems: [
        {
          message: 'error',
          text: "Script `linkTemplateScript` of configuration `oauth` does not compile (VRL error `103`): unhandled fallible assignment; this expression is fallible because at least one argument's type cannot be verified to be valid; or change this to an infallible assignment: .x, err = to_string(.y).",
          severity: 'error',
        },
      ],
    },
    {
      name: 'escapes before it in JSON',
      facts,
      manifest: '{ "identifier": { "extractScript": "\\"\\u00e9\\" + ⟦shout⟧(.body)" } }',
      problems: [{ message: 'unknown-function', severity: 'warn' }],
    },
    {
      name: 'an end that comes too early',
      facts,
      manifest: '{ "sandbox": { "messageExtractScript": "parse_json!(.bod⟦y⟧" } }',
      problems: [
        {
          message: 'error',
          text: 'Script `messageExtractScript` of the sandbox does not compile (VRL error `204`): syntax error; unexpected end of program; expected one of: "\\n", ",", ")".',
        },
      ],
    },
    {
      name: 'an end where nearly anything could follow',
      facts,
      manifest: '{ "identifier": { "extractScript": "b = ⟦(⟧" } }',
      problems: [
        {
          message: 'error',
          text: 'Script `extractScript` of the identifier does not compile (VRL error `204`): syntax error; unexpected end of program.',
        },
      ],
    },
    {
      name: 'an error after which nothing can be read',
      facts,
      manifest: `
        identifier:
          extractScript: |
            if true {
              parts[⟦length⟧(parts) - 1]
            } else {
              null
            }
      `,
      problems: ['error'],
    },
    {
      name: 'a name that is misspelt all over',
      facts,
      manifest: `
        identifier:
          extractScript: |-
            body = parse_json!(.body)
            a = ⟦bod⟧.id
            b = bod.name
            c = bod.to
            a
      `,
      problems: [
        {
          message: 'error',
          text: 'Script `extractScript` of the identifier does not compile (VRL error `701`): call to undefined variable; perhaps `body` is meant; 2 more errors follow from it.',
        },
      ],
    },
    {
      name: 'a name that no other is near to',
      facts,
      manifest: `
        identifier:
          extractScript: |-
            body = parse_json!(.body)
            a = ⟦senderId⟧
            b = senderId
            a
      `,
      problems: [
        {
          message: 'error',
          text: 'Script `extractScript` of the identifier does not compile (VRL error `701`): call to undefined variable; 1 more error follows from it.',
        },
      ],
    },
    {
      name: 'a warning',
      facts,
      manifest: '{ "identifier": { "extractScript": "⟦env⟧ = to_string!(.env)\\n\\"https://parcels.example\\"" } }',
      problems: [
        {
          message: 'warning',
          text: 'The compiler warns about script `extractScript` of the identifier (VRL warning `900`): unused variable `env`; help: use the result of this expression or remove it; this expression has no side-effects.',
          severity: 'warn',
        },
      ],
    },
    {
      name: 'what makes the compiler fail, and those after it are compiled all the same',
      facts,
      manifest: `identifier: { extractScript: ⟦${deep}⟧ }`,
      problems: [{ message: 'unfinished', severity: 'warn' }],
    },
  ],
});
