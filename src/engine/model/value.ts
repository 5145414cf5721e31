import type * as z from 'zod';
import { closest } from '../../data/closest.ts';
import { listed } from '../../data/listed.ts';
import type { Path } from '../../data/path.ts';
import type { ModelFinding } from './finding.ts';
import { quoted, subject } from './label.ts';
import { safetyOf } from './safety.ts';

/** A finding whose place is not named yet: `fact` follows the name. */
interface Verdict extends Pick<ModelFinding, 'id' | 'fix'> {
  readonly fact: string;
}

export interface WrongValue {
  /** What Zod says of it. */
  readonly issue: z.core.$ZodIssue;
  readonly value: unknown;
  readonly path: Path;
  /** Whether it might have been null instead. */
  readonly nullable: boolean;
}

export function wrongValue(wrong: WrongValue): ModelFinding {
  const { path } = wrong;
  const { fact, ...verdict } = verdictOn(wrong);
  return {
    ...verdict,
    messageId: verdict.id,
    message: `${subject(path)} ${fact}.`,
    at: { path, on: 'value' },
    about: path,
  };
}

function verdictOn({ issue, value, path, nullable }: WrongValue): Verdict {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(`${typeNames[issue.expected] ?? issue.expected}${nullable ? ' or `null`' : ''}`, value);
    case 'invalid_value':
      return typeof value === 'string' ? notInSet(value, issue.values.map(String), path) : wrongType('a string', value);
    case 'too_big':
      return { id: 'too-long', fact: `has ${length(value)}; at most ${issue.maximum} are allowed` };
    case 'too_small':
      return {
        id: 'too-short',
        fact: `${value === '' ? 'is empty' : `has ${length(value)}`}; ${atLeast(issue.minimum)}`,
      };
    case 'invalid_format':
      return {
        id: 'format',
        fact: `is ${said(String(value))}; expected a date and time like \`2025-01-31T09:30:00Z\``,
      };
    default:
      throw new Error(`No words for what the model checks: ${issue.code}`);
  }
}

const typeNames: Readonly<Record<string, string>> = {
  array: 'an array',
  boolean: 'a boolean',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a string',
};

const wrongType = (expected: string, value: unknown): Verdict => ({
  id: 'type',
  fact: `is ${typeOf(value)}; expected ${expected}`,
});

function typeOf(value: unknown): string {
  if (value === null) return '`null`';
  // YAML writes them as `.inf` and `.nan`; in JSON a number that is too large becomes one.
  if (typeof value === 'number' && !Number.isFinite(value)) return `\`${value}\``;
  const type = Array.isArray(value) ? 'array' : typeof value;
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
    fact: `is ${said(value)}; expected ${list}`,
    ...(meant !== undefined && {
      fix: {
        title: `Change it to \`${meant}\``,
        safety: safetyOf(value, meant),
        patches: [{ op: 'set', path, value: meant }],
      },
    }),
  };
}

const said = (value: string): string => (value === '' ? 'empty' : quoted(value));

/** Code points, as the platform and JSON Schema count. */
const length = (value: unknown): string => {
  const { length } = [...String(value)];
  return `${length} ${length === 1 ? 'character' : 'characters'}`;
};

const atLeast = (minimum: number | bigint): string =>
  minimum === 1 ? 'at least 1 character is required' : `at least ${minimum} are required`;
