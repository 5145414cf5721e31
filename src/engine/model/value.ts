import { closest } from '../../data/closest.ts';
import { listed } from '../../data/listed.ts';
import type { Path } from '../../data/path.ts';
import type { ModelFinding } from './finding.ts';
import { quoted, subject } from './label.ts';
import { safetyOf } from './safety.ts';
import type { ViolatedKeyword } from './violated-keyword.ts';

/** A finding without its subject: `fact` follows the subject in the message. */
interface Verdict extends Pick<ModelFinding, 'id' | 'fix'> {
  readonly fact: string;
}

/** The finding for a value that does not match its shape. */
export function wrongValue(missed: ViolatedKeyword, value: unknown, path: Path): ModelFinding {
  const { fact, ...verdict } = verdictOn(missed, value, path);
  return {
    ...verdict,
    messageId: verdict.id,
    message: `${subject(path)} ${fact}.`,
    at: { path, on: 'value' },
    about: path,
  };
}

function verdictOn(missed: ViolatedKeyword, value: unknown, path: Path): Verdict {
  switch (missed.keyword) {
    case 'type':
      return wrongType(missed.types.map((type) => typeNames[type] ?? type).join(' or '), value);
    case 'enum':
      return notInSet(String(value), missed.values.map(String), path);
    case 'maxLength':
      return { id: 'too-long', fact: `has ${length(value)}; at most ${missed.limit} are allowed` };
    case 'minLength':
      return {
        id: 'too-short',
        fact: `${value === '' ? 'is empty' : `has ${length(value)}`}; ${minimumText(missed.limit)}`,
      };
    case 'pattern':
      return {
        id: 'format',
        fact: `is ${valueText(String(value))}; expected a date and time like \`2025-01-31T09:30:00Z\``,
      };
  }
}

const typeNames: Readonly<Record<string, string>> = {
  array: 'an array',
  boolean: 'a boolean',
  null: '`null`',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

/** Quotes a string where a boolean or a number is expected: in YAML, the string may be an unquoted `yes` or `1_000`. */
function wrongType(expected: string, value: unknown): Verdict {
  const isText = typeof value === 'string' && value !== '' && /^a /.test(expected);
  return { id: 'type', fact: `is ${isText ? `the string ${quoted(value)}` : typeOf(value)}; expected ${expected}` };
}

function typeOf(value: unknown): string {
  // YAML writes them as `.inf` and `.nan`; a number in JSON that is too large becomes `Infinity`.
  if (typeof value === 'number' && !Number.isFinite(value)) return `\`${value}\``;
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return typeNames[type] ?? type;
}

function notInSet(value: string, allowed: readonly string[], path: Path): Verdict {
  const meant = closest(value, allowed);
  const list = listed(
    allowed.map((one) => `\`${one}\``),
    'or',
  );
  return {
    id: 'enum',
    fact: `is ${valueText(value)}; expected ${list}`,
    ...(meant !== undefined && {
      fix: {
        title: `Change it to \`${meant}\``,
        safety: safetyOf(value, meant),
        patches: [{ op: 'set', path, value: meant }],
      },
    }),
  };
}

const valueText = (value: string): string => (value === '' ? 'empty' : quoted(value));

/** Counts code points, as the platform and JSON Schema do. */
const length = (value: unknown): string => {
  const { length } = [...String(value)];
  return `${length} ${length === 1 ? 'character' : 'characters'}`;
};

const minimumText = (minimum: number): string =>
  minimum === 1 ? 'at least 1 character is required' : `at least ${minimum} are required`;
