import { existsSync, writeFileSync } from 'node:fs';
import { generate } from './generate/rules.ts';
import { faultOfName } from './rule-pages/rule-name.ts';
import { scaffoldOf } from './rule-pages/scaffold.ts';

const root = new URL('../', import.meta.url);

/** Writes the files of a new rule and what is derived from it. Returns an error message, or undefined. */
async function newRule(id: string): Promise<string | undefined> {
  const files = scaffoldOf(id);
  const fault = faultOfName(id);
  if (fault !== undefined) return fault;
  const taken = files.find(({ path }) => existsSync(new URL(path, root)));
  if (taken) return `There is a rule \`${id}\` already: \`${taken.path}\`.`;
  for (const { path, text } of files) writeFileSync(new URL(path, root), text);
  for (const { path, text } of await generate()) writeFileSync(new URL(path, root), text);
  return undefined;
}

const [id = ''] = process.argv.slice(2);
const fault = await newRule(id);
if (fault === undefined) {
  console.log(
    scaffoldOf(id)
      .map(({ path }) => `Wrote ${path}.`)
      .join('\n'),
  );
  console.log(
    `Now write the rule: \`npx vitest run test/rules/${id}.test.ts\` fails until it does what its test asks for.`,
  );
} else {
  console.error(fault);
  process.exitCode = 2;
}
