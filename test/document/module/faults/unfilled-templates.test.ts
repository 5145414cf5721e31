import { describe, expect, it } from 'vitest';
import { definition, entry, open, textAt } from '../memory.ts';

const before = `const harbour = 'North'\nconst line = (ferry: string) => ({ title: 'Line \${ferry}' })`;

/** Returns the faults of a definition, each with the text at its location. */
async function saidOf(properties: string): Promise<readonly string[]> {
  const document = await open({ [entry]: definition(properties, before) });
  const { sources } = await document.positions();
  return document.faults.map(
    ({ path, message, location }) => `${path.join('.')} at ${textAt(sources.get(entry) ?? '', location)}: ${message}`,
  );
}

const told = (part: string) => `\`${part}\` is not replaced inside plain quotes; use backticks.`;

describe('a plain string that was meant to be a template', () => {
  it.each([
    ['title', `title: 'Ferries of \${harbour}'`, `'Ferries of \${harbour}'`, `\${harbour}`],
    [
      'name',
      `name: "desk-\${ harbour.toLowerCase() }"`,
      `"desk-\${ harbour.toLowerCase() }"`,
      `\${ harbour.toLowerCase() }`,
    ],
    ['description', `description: '\${boat} of \${harbour}'`, `'\${boat} of \${harbour}'`, `\${harbour}`],
    ['actions.sail.title', "actions: { sail: line('Ann') }", `'Line \${ferry}'`, `\${ferry}`],
    [
      'states.trip.schema.properties.ferry.description',
      `states: { trip: { type: 'user', schema: z.object({ ferry: z.string().describe('In \${harbour}') }) } }`,
      `'In \${harbour}'`,
      `\${harbour}`,
    ],
  ])('%s', async (path, properties, text, part) => {
    expect(await saidOf(properties)).toEqual([`${path} at ${text}: ${told(part)}`]);
  });

  it('has no value that anything else is reported about', async () => {
    const { unknowns } = await open(definition(`version: '\${harbour}'`, before));
    expect(unknowns).toEqual([{ path: ['version'], extent: 'value', why: told(`\${harbour}`), reported: true }]);
  });
});

it('is checked after evaluation', async () => {
  const more = `const from = { title: '\${to}' }\nconst to = { kind: from.title }`;
  const { data } = await open(definition(`title: from.title, attributes: to`, more));
  expect(data?.attributes).toEqual({ kind: `\${to}` });
});

it('is not searched for in all of a long string', async () => {
  expect(await saidOf(`title: '${`\${a`.repeat(1e5)}', description: '${`\${q}`.repeat(1e5)}'`)).toEqual([]);
});

it.each([
  ['a name that nothing declares', `title: 'Ferries of \${town}'`],
  ['no name', `title: 'Ferries for \${} and \${1}'`],
  ['a name of the language', `title: 'Ferries of \${String} and \${process.env.TOWN}'`],
  ['what is quoted', `description: 'Write \`\${harbour}\` for the harbour, or "\${harbour}".'`],
  ['a description of templates', `description: 'Fills templates such as Ferry of \${harbour}.'`],
  ['a description of what is replaced', `description: 'The text, in which \${harbour} is replaced by the name.'`],
  ['a description of what is put in', `description: 'Inserts the name in place of \${harbour}.'`],
  ['a template', `title: \`Ferries of \\\${harbour}\``],
  ['what is replaced', `title: 'Ferries of \${harbour}'.replace('\${harbour}', harbour)`],
  ['another kind of text', `attributes: { pattern: 'Ferries of \${harbour}' }`],
])('a string that may be intended: %s', async (_, properties) => {
  expect(await saidOf(properties)).toEqual([]);
});
