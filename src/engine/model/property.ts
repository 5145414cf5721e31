import type { Form } from '../../../schemas/form.ts';
import { named } from '../../data/in-code.ts';
import type { Path } from '../../data/path.ts';
import type { Target } from '../../document/document.ts';
import { meantProperty } from '../../document/meant-property.ts';
import type { Fix } from '../../rule/rule.ts';
import type { ModelFinding } from './finding.ts';
import { quoted, subject } from './label.ts';
import { propertiesAt } from './properties-at.ts';
import { safetyOf } from './safety.ts';

/** The finding for a missing required property, located at its owner. */
export function missingProperty(path: Path, key: string): ModelFinding {
  return {
    id: 'required',
    // Distinguishes several missing properties of one owner.
    messageId: `missing-${key}`,
    message: `${subject(path)} is missing the required property ${named(key)}.`,
    at: { path, on: path.length === 0 ? 'value' : 'key' },
    about: [...path, key],
  };
}

/** An object with properties that the model does not know. */
export interface UnknownProperties {
  readonly form: Form;
  readonly path: Path;
  readonly keys: readonly string[];
  readonly known: readonly string[];
  /** The known properties that it lacks, which a misspelt one may have meant. */
  readonly absent: readonly string[];
}

/** Yields one finding for each unknown property, with the known one that it probably meant. */
export function* unknownProperties({ form, path, keys, known, absent }: UnknownProperties): Generator<ModelFinding> {
  const elsewhere = new Set(keys.length === 0 ? [] : propertiesAt(form === 'record' ? 'definition' : 'record', path));
  const free = new Set(absent);
  for (const key of keys) {
    const at: Target = { path: [...path, key], on: 'key' };
    const finding = { id: 'unknown-property', messageId: 'unknown', at } as const;
    const sentence = `${subject(path)} has`;
    if (elsewhere.has(key)) {
      yield { ...finding, message: `${sentence} the property ${named(key)}, ${foreignReasons[form]}.`, about: at.path };
      continue;
    }
    const meant = meantProperty(key, free);
    const message = `${sentence} an unknown property ${quoted(key)}${hint(meant, known)}`;
    if (meant === undefined) yield { ...finding, message, about: at.path };
    else {
      free.delete(meant);
      yield { ...finding, message, about: [...path, meant], fix: renaming(at.path, key, meant) };
    }
  }
}

const foreignReasons: Readonly<Record<Form, string>> = {
  definition: 'which the server assigns; a definition cannot set it',
  record: 'which only a definition has; a record cannot have it',
};

function hint(meant: string | undefined, possible: readonly string[]): string {
  if (meant !== undefined) return `; did you mean \`${meant}\`?`;
  // The `ui` is legacy: nobody should add one.
  const known = possible.filter((name) => name !== 'ui');
  return known.length > 8 ? '.' : `; it can have ${known.map((name) => `\`${name}\``).join(', ')}.`;
}

const renaming = (path: Path, key: string, meant: string): Fix => ({
  title: `Rename it to \`${meant}\``,
  safety: safetyOf(key, meant),
  patches: [{ op: 'rename', path, to: meant }],
});
