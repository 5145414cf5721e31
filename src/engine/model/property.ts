import type { Form } from '../../../schemas/integration.ts';
import type { Path } from '../../document/document.ts';
import { closest } from '../../rule/closest.ts';
import type { ModelFinding } from './finding.ts';
import { quoted, subject } from './label.ts';
import { safetyOf } from './safety.ts';
import { propertiesAt } from './schema.ts';

/** The finding for a required property that is not there, placed on its owner. */
export function missing(path: Path, key: string): ModelFinding {
  return {
    id: 'required',
    // Tells apart what is missing at one place.
    messageId: `missing-${key}`,
    message: `${subject(path)} has no property \`${key}\`, which is required.`,
    at: { path, on: path.length === 0 ? 'value' : 'key' },
  };
}

/** An object with properties that the model does not know. */
export interface Strange {
  readonly form: Form;
  readonly path: Path;
  readonly keys: readonly string[];
  readonly known: readonly string[];
  /** The known properties that it lacks: what a misspelt one may have meant. */
  readonly absent: readonly string[];
}

/** One finding for each unknown property, with the known one that it probably meant. */
export function* unknownProperties({ form, path, keys, known, absent }: Strange) {
  const elsewhere = new Set(keys.length === 0 ? [] : propertiesAt(form === 'record' ? 'definition' : 'record', path));
  const free = new Set(absent);
  for (const key of keys) {
    const foreign = elsewhere.has(key);
    const meant = foreign ? undefined : closest(key, free);
    if (meant !== undefined) free.delete(meant);
    const fact = foreign ? foreignTo[form](key) : `has an unknown property ${quoted(key)}${hint(meant, known)}`;
    yield { meant, finding: unknown([...path, key], `${subject(path)} ${fact}`, key, meant) };
  }
}

const foreignTo: Readonly<Record<Form, (key: string) => string>> = {
  definition: (key) => `has the property \`${key}\`, which the server assigns; a definition cannot set it.`,
  record: (key) => `has the property \`${key}\`, which only a definition has; a record cannot have it.`,
};

function hint(meant: string | undefined, known: readonly string[]): string {
  if (meant !== undefined) return `; did you mean \`${meant}\`?`;
  return known.length > 8 ? '.' : `; it can have ${known.map((name) => `\`${name}\``).join(', ')}.`;
}

function unknown(path: Path, message: string, key: string, meant: string | undefined): ModelFinding {
  const finding: ModelFinding = { id: 'unknown-property', messageId: 'unknown', message, at: { path, on: 'key' } };
  if (meant === undefined) return finding;
  const title = `Rename it to \`${meant}\``;
  return { ...finding, fix: { title, safety: safetyOf(key, meant), patches: [{ op: 'rename', path, to: meant }] } };
}
