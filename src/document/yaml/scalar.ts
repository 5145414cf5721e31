import { CST } from 'yaml';
import { ownOf } from '../../data/objects.ts';
import type { Range, Scalar, ScalarStyle, Unusable } from '../tree.ts';
import type { Props } from './parts.ts';
import { core, plainValue } from './plain.ts';
import { coreTag, type Handles } from './tags.ts';

type Value = Scalar['value'];
type ScalarToken = CST.FlowScalar | CST.BlockScalar;

export const isScalarToken = (token: CST.Token): token is ScalarToken => CST.isScalar(token) && token.type !== 'alias';

/** Returns the value of a tagged scalar; undefined if the tag is not in the core schema or does not fit the text. */
function taggedValue(tag: string, text: string, handles: Handles): Value | undefined {
  const type = coreTag(tag, handles);
  if (tag === '!' || type === 'str') return text;
  return type === undefined ? undefined : ownOf(core, type)?.(text);
}

const styles: Readonly<Record<string, ScalarStyle>> = {
  scalar: 'plain',
  'single-quoted-scalar': 'single',
  'double-quoted-scalar': 'double',
};

export function styleOf(token: ScalarToken): ScalarStyle {
  if (token.type === 'block-scalar') return headerOf(token)?.startsWith('>') ? 'folded' : 'literal';
  return styles[token.type] ?? 'plain';
}

const headerOf = ({ props }: CST.BlockScalar): string | undefined => {
  const header = props[0];
  return header !== undefined && 'source' in header ? header.source : undefined;
};

/** Returns the text of a scalar, decoded but not converted. */
export const textOf = (token: ScalarToken): string => CST.resolveAsScalar(token, true, () => {})?.value ?? '';

/** Returns a scalar with its tag, for messages. */
export const writtenAs = (token: ScalarToken | undefined, { tag = '' }: Props): string =>
  `${tag} ${token === undefined ? '' : textOf(token)}`.trim();

export function scalarOf(
  token: ScalarToken | undefined,
  { tag, anchor, end }: Props,
  handles: Handles,
): Scalar | Unusable {
  const style = token === undefined ? 'plain' : styleOf(token);
  const text = token === undefined ? '' : textOf(token);
  const untagged = style === 'plain' ? plainValue(text) : text;
  const value = tag === undefined ? untagged : taggedValue(tag, text, handles);
  const range = token === undefined ? { start: end, end } : rangeOf(token);
  // An anchor without text after it leaves no position to write to.
  const tagged = tag !== undefined || (token === undefined && anchor !== undefined);
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) {
    return { kind: 'unusable', ...range, tagged };
  }
  return { kind: 'scalar', ...range, value, style, tagged };
}

/** A block scalar ends with its last line, unless its value includes the line breaks after it. */
function rangeOf(token: ScalarToken): Range {
  const start = token.offset;
  if (token.type !== 'block-scalar') return { start, end: start + token.source.length };
  const header = headerOf(token) ?? '';
  const { source } = token;
  let end = source.length;
  if (!header.includes('+')) {
    while (end > 0 && ' \r\n'.includes(source.charAt(end - 1))) end -= 1;
    while (source.charAt(end) === ' ') end += 1;
  }
  if (end === 0) return { start, end: start + header.length };
  const content = token.props.reduce((sum, prop) => sum + ('source' in prop ? prop.source.length : 0), start);
  return { start, end: content + end };
}
