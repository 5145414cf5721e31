import { isDeepStrictEqual } from 'node:util';
import { parse, stringify } from 'yaml';
import type { Form } from '../../../schemas/integration.ts';
import { partOf } from '../../../src/data/path.ts';
import { pointerOf } from '../../../src/data/pointer.ts';
import type { Location, Target } from '../../../src/document/document.ts';
import { openDocument } from '../../../src/document/open-text.ts';
import type { Diagnostic } from '../../../src/engine/result.ts';
import { lint, planOf } from '../lint.ts';
import type { Data, Planting } from './fault.ts';

const everyRule = planOf();

export interface Syntax {
  readonly name: 'json' | 'yaml';
  readonly write: (value: unknown) => string;
  readonly read: (text: string) => unknown;
}

export const syntaxes: readonly Syntax[] = [
  { name: 'json', write: (value) => JSON.stringify(value, null, 2), read: (text) => JSON.parse(text) },
  { name: 'yaml', write: (value) => stringify(value), read: (text) => parse(text) },
];

/** What a planted manifest is held against: the finding that it must yield, and no other. */
export interface Trial extends Planting {
  readonly form: Form;
  readonly rule: string;
  /** The manifest without the fault. */
  readonly base: Data;
}

/** What is not as it should be; nothing where all is. */
export async function tryOut(trial: Trial, syntax: Syntax): Promise<readonly string[]> {
  const text = syntax.write(wrapped(trial.form, trial.manifest));
  const known = await fingerprintsOf(trial, syntax);
  const found = (await findingsOf(text, syntax)).filter(({ fingerprint }) => !known.has(fingerprint));
  const [finding, ...others] = found;
  if (finding === undefined) return ['nothing is found'];
  return [
    ...others.map(({ rule, pointer }) => `${rule} finds fault at ${pointer} too`),
    ...differences(finding, trial),
    ...placeDifferences(finding, trial, text, syntax),
  ];
}

const before: Readonly<Record<Syntax['name'], WeakMap<Data, ReadonlySet<string>>>> = {
  json: new WeakMap(),
  yaml: new WeakMap(),
};

/** What is found before the fault is planted: found once, as many faults are planted in one manifest. */
async function fingerprintsOf({ form, base }: Trial, syntax: Syntax): Promise<ReadonlySet<string>> {
  const known = before[syntax.name].get(base);
  if (known) return known;
  const findings = await findingsOf(syntax.write(wrapped(form, base)), syntax);
  const fingerprints = new Set(findings.map(({ fingerprint }) => fingerprint));
  before[syntax.name].set(base, fingerprints);
  return fingerprints;
}

const wrapped = (form: Form, manifest: Data): Data => (form === 'record' ? { integration: manifest } : manifest);

async function findingsOf(text: string, { name }: Syntax): Promise<readonly Diagnostic[]> {
  const document = await openDocument(`integration.${name}`, text);
  return (await lint(document, everyRule)).diagnostics;
}

function* differences({ rule, pointer }: Diagnostic, trial: Trial): Generator<string> {
  if (rule !== trial.rule) yield `it is ${rule} that finds it`;
  const expected = pointerOf(trial.at.path);
  if (pointer !== expected) yield `it is found at ${pointer}, not at ${expected}`;
}

function* placeDifferences({ location }: Diagnostic, { at, manifest }: Trial, text: string, syntax: Syntax) {
  if (location.approximate) yield 'the place is approximate';
  const slice = sliceOf(text, location);
  const expected = plantedAt(at, manifest);
  if (at.span ? !isWritten(slice, String(expected)) : !isDeepStrictEqual(readOr(slice, syntax), expected)) {
    yield `the range covers ${JSON.stringify(slice.trim().slice(0, 80))}, not ${JSON.stringify(expected).slice(0, 80)}`;
  }
}

function plantedAt({ path, on, span }: Target, manifest: Data): unknown {
  const last = path.at(-1);
  if (on === 'key' && typeof last === 'string') return last;
  const value = partOf(manifest, path);
  return span ? String(value).slice(...span) : value;
}

/** Part of a string, plain or with escapes. */
const isWritten = (slice: string, part: string): boolean =>
  slice.trim() === part || slice.trim() === JSON.stringify(part).slice(1, -1);

function readOr(slice: string, syntax: Syntax): unknown {
  try {
    return syntax.read(slice);
  } catch {
    return undefined;
  }
}

/** The text of a range, each line as far in as it was. */
function sliceOf(text: string, { start, end }: Location): string {
  const lines = text.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) => (index === last ? line.slice(0, end.column - 1) : line))
    .map((line, index) => (index === 0 ? ' '.repeat(start.column - 1) + line.slice(start.column - 1) : line))
    .join('\n');
}
