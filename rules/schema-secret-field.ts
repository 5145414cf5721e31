import { defineRule, isSchema, type JsonSchema, type Path, partOf, type Target } from '../src/rule/index.ts';
import { isSecretName } from '../src/rule/kit/secret-word.ts';

/** The places by which a field says that its value is not to be shown. */
const marks: readonly Path[] = [['x-zui', 'secret'], ['writeOnly'], ['format']];
const isMark = (value: unknown) => value === true || value === 'password';

/** A nullable field wraps the schema of its value. */
const wrapped = ({ anyOf, oneOf, allOf }: JsonSchema): readonly (readonly [Path, JsonSchema])[] =>
  Object.entries({ anyOf, oneOf, allOf }).flatMap(([keyword, branches]) =>
    Array.isArray(branches)
      ? branches.flatMap((branch, index) => (isSchema(branch) ? [[[keyword, index], branch] as const] : []))
      : [],
  );

const isText = ({ type }: JsonSchema) => [type].flat().includes('string');

export default defineRule({
  id: 'schema-secret-field',
  summary: 'A field of a configuration that takes a credential is marked as secret.',
  presets: { strict: 'warn', hub: 'warn' },
  messages: {
    unmarked: 'Field `{key}` of {owner} takes a credential, and is not marked as secret: it is shown as it is typed.',
  },
  *field({ node, key, owner, at, complete }) {
    if (owner.kind !== 'configuration' && owner.kind !== 'named-configuration') return;
    const { path } = at();
    if (!complete || path.at(-2) !== 'properties' || !isSecretName(key)) return;
    const schemas: readonly (readonly [Path, JsonSchema])[] = [[[], node], ...wrapped(node)];
    const text = schemas.find(([, schema]) => isText(schema));
    if (text === undefined || 'const' in text[1] || 'enum' in text[1]) return;
    const places = schemas.flatMap(([place]) => marks.map((mark) => [...place, ...mark]));
    if (places.some((place) => isMark(partOf(node, place)))) return;
    const absent: readonly Target[] = places.map((place) => ({ path: [...path, ...place], on: 'value' }));
    yield {
      message: 'unmarked',
      data: { key, owner: owner.label },
      at: at.key(),
      absent,
      fix: {
        title: 'Mark it as secret',
        safety: 'unsafe',
        patches: [{ op: 'set', path: [...path, ...text[0], 'x-zui', 'secret'], value: true }],
      },
    };
  },
});
