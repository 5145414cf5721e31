import { literal, opaque, stringOf, whyOf } from '../../value/make.ts';
import type { Origin, Structure, Value } from '../../value/value.ts';
import type { SdkHost } from './host.ts';
import { caseOf } from './name-cases.ts';
import { objectAt } from './parts.ts';

/**
 * What an interface's action, event or channel is called, by the interface's `templateName`: before the SDK's version 1 a
 * function of the name and the entities' names, then a text such as `{{camelCase item}}{{pascalCase name}}`.
 */
export function templated(template: Value, name: string, entities: Structure, origin: Origin, host: SdkHost): Value {
  if (template.kind === 'function') return host.call(template, [literal(name, origin), entities], origin);
  const text = stringOf(template);
  if (text === undefined) return opaque(whyOf(template, 'its `templateName` is not a text'), origin);
  const known = objectAt(origin, { ...Object.fromEntries(textsOf(entities)), name });
  return filledIn(text, (part) => stringOf(known.entries.get(part)?.value), origin);
}

const textsOf = ({ entries }: Structure): readonly (readonly [string, Value])[] =>
  [...entries].map(([name, { value }]) => [name, value]);

/** As much of Handlebars as those texts use: `{{name}}`, and `{{helper name}}` with the helpers of the platform's CLI. */
function filledIn(text: string, textOf: (name: string) => string | undefined, origin: Origin): Value {
  let unknown: string | undefined;
  const filled = text.replace(
    /\{\{\s*(?:(\w+)\s+)?(\w+)\s*\}\}/g,
    (whole, helper: string | undefined, name: string) => {
      const cased = helper === undefined ? (value: string) => value : caseOf(helper);
      const value = textOf(name);
      if (cased === undefined || value === undefined) unknown ??= whole;
      return cased?.(value ?? '') ?? '';
    },
  );
  return unknown === undefined ? literal(filled, origin) : opaque(`\`${unknown}\` is not known`, origin);
}
