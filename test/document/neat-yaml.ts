import type { Dice } from './arbitraries.ts';

const names = ['title', 'x-zui', 'body limit', '1', 'true', '$ref', 'a.b', '"q"', "'s'", '"e\\n"', "'it''s'"].concat([
  "'<<'",
  '""',
  "'# x'",
  '"a: b"',
]);

const inline = ['x', '12', '-1', 'true', '~', 'null', 'two words', 'a#c', 'http://x.y/z#q', 'a:b:c', '-.5', '0x1f']
  .concat(['"x"', '"x\\"y"', "'it''s'", '"a: b # c"', "'# no'", '"\\u00e9\\t"', '(x)', 'é', '💥', '^a', '$x', "don't"])
  .concat(['say "hi"', 'a, b', 'a [b]', 'a - b', 'a & b * c ! d', '50%', 'a|b>c', '1.2.0', '2001-01-01', 'x{y}'])
  .concat(['[]', '{}', '[ ]', '[a, b]', '[ 1 , "b" ]', '{ "a": 1 }', '[{a: -1}, {b: [x, {}]}]', '{a: {b: c d}}']);

/** Syntax beyond the fast reader, or invalid. */
const odd = [
  '',
  '# c',
  '&a x',
  '*a',
  '!t x',
  '!!str 1',
  '@x',
  '`',
  '- x',
  '- ',
  '-',
  '? x',
  'a: b',
  'a:',
  '%x',
  '|+',
  '|2',
]
  .concat([
    '>- # c',
    '[a,]',
    '[a: b]',
    '{a}',
    '{a: }',
    '{"a":1}',
    '"x',
    "'x",
    '"\\x41"',
    '"\\q"',
    '"a" b',
    '"a"#c',
    ']',
  ])
  .concat([
    '[a]#c',
    '.inf',
    '1e999',
    '---',
    '...',
    '[- 1]',
    '[[]',
    '\u00a0x',
    '=',
    '?x',
    ':x',
    '<<',
    '{a: 1} x',
    '[a, b',
  ]);

const pick = <T>(dice: Dice, from: readonly T[]): T => from[dice(from.length)] as T;

interface Manner {
  readonly dice: Dice;
  readonly lineBreak: string;
}

/** Returns YAML as humans write it: blocks, scalars on one line, literal and folded blocks, comments, empty lines. */
export function neatYaml(dice: Dice): string {
  const manner = { dice, lineBreak: dice(5) === 0 ? '\r\n' : '\n' };
  const text = block(manner, dice(12) === 0 ? 2 : 0, 0, 'mapping');
  return `${dice(6) === 0 ? `---${manner.lineBreak}` : ''}${text}${dice(4) === 0 ? '' : manner.lineBreak}`;
}

/** Returns lines that may or may not fit together. */
export function yamlSoup(dice: Dice): string {
  let indentation = 0;
  const lines = Array.from({ length: 1 + dice(7) }, () => {
    indentation = Math.max(0, indentation + pick(dice, [0, 0, 2, 2, -2, 1, -1]));
    const dashes = pick(dice, ['', '', '', '- ', '-  ', '- - ', '-']);
    const name = dice(5) === 0 ? '' : pick(dice, names) + pick(dice, [': ', ': ', ':  ', ' : ', ':']);
    const line = dashes + name + pick(dice, dice(3) === 0 ? odd : inline) + pick(dice, ['', '', ' ', ' # c', '#c']);
    return pick(dice, ['', ' ', '  # c', 'word', ' '.repeat(indentation) + line, ' '.repeat(indentation) + line]);
  });
  return lines.join(dice(6) === 0 ? '\r\n' : '\n');
}

/** Returns the text with a few typing errors. */
export function slipped(text: string, dice: Dice): string {
  const signs = [
    ' ',
    '  ',
    '\n',
    ':',
    ': ',
    '-',
    '- ',
    '#',
    ' #',
    '"',
    "'",
    '|',
    '>',
    '[',
    ']',
    '{',
    '}',
    ',',
    '~',
    '\t',
  ];
  let result = text;
  for (let slips = 1 + dice(3); slips > 0; slips--) {
    const at = dice(result.length + 1);
    const sign = pick(dice, [...signs, '\r\n', '&', '*', '!', '?', '.', '\\', '---\n', '...\n', '\n  ', '\r']);
    result = pick(dice, [
      result.slice(0, at) + sign + result.slice(at),
      result.slice(0, at) + result.slice(at + 1 + dice(3)),
      result.slice(0, at) + sign + result.slice(at + 1),
    ]);
  }
  return result;
}

function block(manner: Manner, indentation: number, depth: number, kind: 'mapping' | 'sequence'): string {
  const { dice, lineBreak } = manner;
  const margin = ' '.repeat(indentation);
  const free = [...names];
  const entries = Array.from({ length: 1 + dice(4) }, () => {
    const [name = 'z'] = free.splice(dice(free.length), 1);
    const above = pick(dice, ['', '', '', '', '', '', `  # c${lineBreak}`, lineBreak, ` ${lineBreak}`]);
    const value = kind === 'mapping' ? valueBehind(manner, indentation, depth) : itemBehind(manner, indentation, depth);
    return `${above}${margin}${kind === 'mapping' ? `${name}:` : '-'}${value}`;
  });
  return entries.join(lineBreak);
}

function valueBehind(manner: Manner, indentation: number, depth: number): string {
  const { dice, lineBreak } = manner;
  const comment = pick(dice, ['', '', '', '', ' ', ' # c', '  # d # e', ' #']);
  const what = depth > 4 ? dice(6) : dice(12);
  if (what < 5) return pick(dice, [' ', ' ', '  ']) + pick(dice, inline) + comment;
  if (what === 5) return comment;
  if (what === 6) return overLines(manner, indentation + 1 + dice(3), comment);
  if (what < 9) return scalarBlock(manner, indentation + 1 + dice(3));
  const kind = pick(dice, ['mapping', 'mapping', 'sequence'] as const);
  const step = kind === 'sequence' ? dice(3) : 1 + dice(4);
  return comment + lineBreak + block(manner, indentation + step, depth + 1, kind);
}

function itemBehind(manner: Manner, indentation: number, depth: number): string {
  const { dice } = manner;
  if (depth > 4 || dice(3) > 0) return valueBehind(manner, indentation + 1, depth);
  const gap = 1 + dice(3);
  const inner = block(manner, indentation + 1 + gap, depth + 1, pick(dice, ['mapping', 'sequence'] as const));
  return ' '.repeat(gap) + inner.replace(/^(?: *(?:#.*)?\r?\n)* */, '');
}

function scalarBlock({ dice, lineBreak }: Manner, indentation: number): string {
  const margin = ' '.repeat(indentation);
  const header = pick(dice, ['|', '>', '|-', '>-', '| ']);
  const lines = Array.from({ length: 1 + dice(4) }, (_, index) => {
    const above = pick(dice, ['', '', '', lineBreak, ` ${lineBreak}`, margin + lineBreak]);
    const deeper = index > 0 && dice(4) === 0 ? '  ' : '';
    return above + margin + deeper + pick(dice, ['text', '# no', 'a: b', '- x', 'line  ', '"q"', '💥']);
  });
  return ` ${header}${lineBreak}${lines.join(lineBreak)}`;
}

/** Returns a plain or quoted scalar over several lines. */
function overLines({ dice, lineBreak }: Manner, indentation: number, comment: string): string {
  const quote = pick(dice, ['', '', '"', "'"]);
  const own: Readonly<Record<string, readonly string[]>> = {
    '': ['don\'t "say"', 'a:b', '- x', '[a], {b}', 'it# is'],
    '"': ['a: b # c', '\\t\\"x\\" ', "it's", '- x', ''],
    "'": ['a: b # c', "it''s ", '"x"', '- x', ''],
  };
  const words = ['two words', 'x', 'é 💥', '12', ...(own[quote] ?? [])];
  const lines = Array.from({ length: 1 + dice(3) }, () => {
    const above = pick(dice, ['', '', '', lineBreak, `  ${lineBreak}`]);
    return `${pick(dice, ['', '', ' '])}${lineBreak}${above}${' '.repeat(indentation + dice(3))}${pick(dice, words)}`;
  });
  return ` ${quote}${quote === '' ? 'text' : pick(dice, words)}${lines.join('')}${quote}${comment}`;
}
