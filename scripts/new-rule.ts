import { existsSync, writeFileSync } from 'node:fs';
import { generate } from './generate/rules.ts';
import { findNameFault } from './rule-pages/rule-name.ts';
import { createScaffold } from './rule-pages/scaffold.ts';

const root = new URL('../', import.meta.url);

/** Writes the files of a new rule and what is derived from it. Returns an error message, or undefined. */
async function createRule(id: string): Promise<string | undefined> {
  const files = createScaffold(id);
  const fault = findNameFault(id);
  if (fault !== undefined) return fault;
  const existing = files.find(({ path }) => existsSync(new URL(path, root)));
  if (existing) return `There is a rule \`${id}\` already: \`${existing.path}\`.`;
  for (const { path, text } of files) writeFileSync(new URL(path, root), text);
  for (const { path, text } of await generate()) writeFileSync(new URL(path, root), text);
  return undefined;
}

const [id = ''] = process.argv.slice(2);
const fault = await createRule(id);
if (fault === undefined) {
  console.log(
    createScaffold(id)
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
