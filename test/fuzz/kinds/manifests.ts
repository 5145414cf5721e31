import { isContainer } from '../../../src/data/objects.ts';
import type { Dice } from '../../document/arbitraries.ts';
import { parcels } from '../../document/module/parcels.ts';
import { type Kind, oneOf } from '../case.ts';
import { mutant, spelled } from '../data.ts';
import { lintArgs } from '../lint-args.ts';
import { mutated } from '../mutated.ts';
import { parcelDesk, texts } from '../seeds.ts';

/** The same data in every syntax. */
export const data: Kind = (dice) => {
  const files = spelled(mutant(dice), dice);
  return { files, args: lintArgs(dice), same: Object.keys(files) };
};

/** A slightly corrupted text. */
export const text: Kind = (dice) => {
  const { file, text: whole } = oneOf(texts, dice);
  return { files: { [file]: several(whole, dice) }, args: [...lintArgs(dice), ...(dice(4) === 0 ? [file] : [])] };
};

/** The files of a definition, some of them slightly corrupted. */
export const definition: Kind = (dice) => {
  const entries = Object.entries(dice(2) === 0 ? parcels : parcelDesk);
  const files: Record<string, string> = Object.fromEntries(
    entries.map(([path, whole]) => [path.startsWith('../') ? path.slice(3) : `desk/${path}`, whole]),
  );
  const names = Object.keys(files);
  for (let count = 1 + dice(3); count > 0; count--) {
    const name = dice(2) === 0 ? 'desk/integration.definition.ts' : oneOf(names, dice);
    files[name] = several(files[name] ?? '', dice);
  }
  return { files: { '.git/HEAD': '', ...files }, args: lintArgs(dice) };
};

function several(whole: string, dice: Dice): string {
  let mutant = whole;
  for (let count = 1 + dice(3); count > 0; count--) mutant = mutated(mutant, dice);
  return mutant;
}

/** Data as a definition in TypeScript. */
export const printed: Kind = (dice) => {
  const head = `import { IntegrationDefinition, z } from '@botpress/sdk'\n`;
  const module = `${head}export default new IntegrationDefinition(${written(mutant(dice), '')})\n`;
  const file = 'integration.definition.ts';
  return { files: { [file]: module }, args: [...lintArgs(dice).slice(2), '--format', 'json'], printed: file };
};

/** Returns a value as TypeScript, with schemas as calls of the builder. */
function written(value: unknown, name: string): string {
  if (name === 'schema') return built(value);
  if (Array.isArray(value)) return `[${value.map((item) => written(item, '')).join(', ')}]`;
  if (!isContainer(value)) return JSON.stringify(value) ?? 'undefined';
  const entries = Object.entries(value).map(([key, part]) => `${keyOf(key)}: ${written(part, key)}`);
  return `{ ${entries.join(', ')} }`;
}

const keyOf = (key: string) => (key === '__proto__' ? '["__proto__"]' : JSON.stringify(key));

const scalars = ['string', 'number', 'boolean', 'null', 'any', 'unknown'];

/** Returns a schema as calls of the builder; `z.any()` for what it does not support. */
function built(schema: unknown): string {
  if (!isContainer(schema) || Array.isArray(schema)) return 'z.any()';
  const { type, properties, items, title, description, enum: listed } = schema as Record<string, unknown>;
  const texts = [title, description].map((one) => (typeof one === 'string' ? JSON.stringify(one) : undefined));
  const said = `${texts[0] ? `.title(${texts[0]})` : ''}${texts[1] ? `.describe(${texts[1]})` : ''}`;
  if (Array.isArray(listed) && listed.length > 0 && listed.every((one) => typeof one === 'string'))
    return `z.enum(${JSON.stringify(listed)})${said}`;
  if (type === 'array') return `z.array(${built(items)})${said}`;
  if (type === 'object' || isContainer(properties)) {
    const fields = Object.entries(properties ?? {}).map(([key, part]) => `${keyOf(key)}: ${built(part)}`);
    return `z.object({ ${fields.join(', ')} })${said}`;
  }
  return `z.${scalars.find((one) => one === type) ?? 'any'}()${said}`;
}
