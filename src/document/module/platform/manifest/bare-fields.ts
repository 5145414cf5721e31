import { closest } from '../../../../data/closest.ts';
import { listed } from '../../../../data/listed.ts';
import { opaque } from '../../value/make.ts';
import type { OwnEntries } from '../../value/own.ts';
import type { Caller, ValueEntry } from '../../value/value.ts';
import { isSchema, nodeOf } from '../schema-builder/schema.ts';

type Field = readonly [name: string, ValueEntry];

/** Returns the fields of an object that lacks the `schema` around them: `input: { text: z.string() }`. */
export function bareFields({ entries, rest }: OwnEntries): readonly Field[] {
  if (rest !== undefined || entries.has('schema')) return [];
  const fields = [...entries].filter(([, { value }]) => isSchema(value));
  // A misspelt `schema` is reported as such.
  return fields.some(([name]) => closest(name, ['schema']) !== undefined) ? [] : fields;
}

/** Returns the entries with an opaque `schema` in place of the bare fields. The mistake is reported once for all of them. */
export function withSchema(own: OwnEntries, host: Pick<Caller, 'report'>): OwnEntries {
  const fields = bareFields(own);
  const [[, first] = []] = fields;
  if (first === undefined) return own;
  const why = whatIsMissing(fields);
  host.report({ id: 'value-unexpected', message: `${why}.`, why, at: first.key });
  const others = [...own.entries].filter(([, { value }]) => !isSchema(value));
  return { entries: new Map([...others, ['schema', { key: first.key, value: opaque(why, first.value.origin) }]]) };
}

function whatIsMissing(fields: readonly Field[]): string {
  const names = fields.map(([name]) => `\`${name}\``);
  const [field] = fields;
  if (field === undefined || fields.length > 1)
    return `${listed(names, 'and')} are fields of a schema; expected \`schema: z.object({ … })\` around them`;
  const wrapper = `\`schema: z.object({ … })\` around it`;
  return nodeOf(field[1].value)?.kind === 'object'
    ? `${names[0]} is a schema, but not under the name \`schema\`; rename it, or write ${wrapper}`
    : `${names[0]} is a field of a schema; expected ${wrapper}`;
}
