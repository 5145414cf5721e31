import type { Scalar } from '../tree.ts';

type Value = Scalar['value'];

/** Converts a plain scalar by a tag of the core schema. Source: YAML 1.2.2, section 10.3. */
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

/** Returns the value of an untagged plain scalar. JSON cannot represent a number that is not finite. */
export function plainValue(text: string): Value {
  if (!/^(?:[-+.0-9~nNtTfF]|$)/.test(text)) return text;
  for (const resolve of resolvers) {
    const value = resolve(text);
    if (value !== undefined) return value;
  }
  return text;
}
