import { literal, opaque, stringOf, whyOf } from '../../../value/make.ts';
import type { Origin, Structure, Value } from '../../../value/value.ts';
import type { SdkHost } from '../host.ts';
import { objectAt } from '../parts.ts';
import { filledIn } from './name-cases.ts';

/**
 * Returns the name of an interface's action, event or channel, by the interface's `templateName`: before version 1 of the SDK a
 * function of the name and the entities' names, then a template such as `{{camelCase item}}{{pascalCase name}}`.
 */
export function templated(template: Value, name: string, entities: Structure, origin: Origin, host: SdkHost): Value {
  if (template.kind === 'function') return host.call(template, [literal(name, origin), entities], origin);
  const text = stringOf(template);
  if (text === undefined) return opaque(whyOf(template, 'its `templateName` is not a string'), origin);
  const known = objectAt(origin, { ...Object.fromEntries(textsOf(entities)), name });
  const partAt = (part: string): Value | undefined => known.entries.get(part)?.value;
  let why: string | undefined;
  const filled = filledIn(
    text,
    (part) => stringOf(partAt(part)),
    (written, part) => {
      why ??= whyOf(partAt(part) ?? template, `\`${written}\` is not known`);
    },
  );
  return why === undefined ? literal(filled, origin) : opaque(why, origin);
}

const textsOf = ({ entries }: Structure): readonly (readonly [string, Value])[] =>
  [...entries].map(([name, { value }]) => [name, value]);
