/** A version as its three numbers. */
export type Numbers = readonly [major: number, minor: number, patch: number];

/** What versions a part of a range allows: from one on, and up to those of a major version. */
interface Bounds {
  readonly from: Numbers;
  readonly upTo: number;
}

/**
 * The version that a range as `package.json` writes it is taken for: the least of the latest major version that it allows.
 * `newest` is the latest that there is. Undefined for what is no range, such as a tag or an address.
 */
export function versionInRange(range: string, newest: Numbers): Numbers | undefined {
  if (range.length > longest) return undefined;
  const alternatives = range.split('||').map((part) => alternative(part.trim()));
  if (alternatives.includes(undefined)) return undefined;
  const versions = alternatives.flatMap((bounds) => (bounds ? [leastOfLatest(bounds, newest)] : []));
  const major = Math.max(...versions.map(([first]) => first));
  return versions
    .filter(([first]) => first === major)
    .reduce((one, other) => (later(one, other) === one ? other : one));
}

/** Nobody writes a longer one. */
const longest = 200;

const later = (one: Numbers, other: Numbers): Numbers => (compare(one, other) < 0 ? other : one);

const compare = (one: Numbers, other: Numbers): number => one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

function leastOfLatest({ from, upTo }: Bounds, newest: Numbers): Numbers {
  if (upTo === Number.POSITIVE_INFINITY && compare(from, newest) < 0) return newest;
  const major = Math.min(upTo, newest[0]);
  return from[0] < major ? [major, 0, 0] : from;
}

const number = String.raw`(\d+|[xX*])`;
const version = String.raw`[v=]?\s*${number}(?:\.${number})?(?:\.${number})?(?:[-+][\w.+-]*)?`;
const comparator = new RegExp(String.raw`^([<>]=?|[\^~]|=)?\s*${version}(?:\s+|$)`);
const hyphenated = /^(\S+)\s+-\s+(\S+)$/;

/** `>=4.1 <5`, `^4.1.0`, `4 - 5` */
function alternative(text: string): Bounds | undefined {
  let bounds: Bounds = { from: [0, 0, 0], upTo: Number.POSITIVE_INFINITY };
  let rest = text.replace(hyphenated, '>=$1 <=$2');
  while (rest !== '') {
    const match = comparator.exec(rest);
    if (match === null) return undefined;
    bounds = narrowed(bounds, boundsOf(match));
    rest = rest.slice(match[0].length);
  }
  return bounds;
}

const narrowed = (one: Bounds, other: Bounds): Bounds => ({
  from: later(one.from, other.from),
  upTo: Math.min(one.upTo, other.upTo),
});

function boundsOf([, sign = '', ...written]: RegExpExecArray): Bounds {
  const open = Number.POSITIVE_INFINITY;
  const unsaid = written.map(Number).findIndex((part) => !Number.isInteger(part));
  const count = unsaid < 0 ? 3 : unsaid;
  const [major = 0, minor = 0, patch = 0] = written.slice(0, count).map(Number);
  if (count === 0) return { from: [0, 0, 0], upTo: open };
  if (sign === '<') return { from: [0, 0, 0], upTo: minor === 0 && patch === 0 ? major - 1 : major };
  if (sign === '<=') return { from: [0, 0, 0], upTo: major };
  if (sign !== '>') return { from: [major, minor, patch], upTo: sign === '>=' ? open : major };
  const next: readonly Numbers[] = [
    [major + 1, 0, 0],
    [major, minor + 1, 0],
    [major, minor, patch + 1],
  ];
  return { from: next[count - 1] ?? [major, minor, patch], upTo: open };
}
