import type { Scalar } from '../tree.ts';

type Value = Scalar['value'];

/** What each tag of the core schema makes of a plain text. Source: YAML 1.2.2, section 10.3. */
export const core: Readonly<Record<string, (text: string) => Value | undefined>> = {
  null: (text) => (/^(?:null|Null|NULL|~|)$/.test(text) ? null : undefined),
  bool: (text) => (/^(?:true|True|TRUE|false|False|FALSE)$/.test(text) ? /^t/i.test(text) : undefined),
  int: (text) => (/^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$/.test(text) ? Number(text) : undefined),
  float: (text) => {
    if (/^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/.test(text)) return Number.NaN;
    return /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/.test(text) ? Number(text) : undefined;
  },
};

const resolvers = Object.values(core);

/** What an untagged plain scalar means. A number that is not finite has no JSON. */
export function plainValue(text: string): Value {
  if (!/^(?:[-+.0-9~nNtTfF]|$)/.test(text)) return text;
  for (const resolve of resolvers) {
    const value = resolve(text);
    if (value !== undefined) return value;
  }
  return text;
}
