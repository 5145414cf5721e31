import type { Form } from '../../../schemas/integration.ts';
import type { Manifest } from '../../rule/nodes.ts';

/** Properties that only a definition has: a record has neither icon nor code, and only the names of secrets. */
const authored: ReadonlySet<string> = new Set(['code', 'extraOperations', 'icon', 'layers', 'readme', 'sdkVersion']);

/** The scripts of a sandbox are uploaded separately: the hub keeps them if a definition omits them. */
const uploaded: ReadonlySet<string> = new Set(['sandbox']);

/** A version's form and its known values. */
interface Side {
  readonly form: Form;
  readonly known: Manifest;
}

/** Reduces a manifest to what the other form can express, too; returns all of it if both have the same form. */
export function comparable({ form, known }: Side, other: Side): Manifest {
  if (form === other.form) return known;
  if (form === 'record') {
    const isLeftOut = known.sandbox !== undefined && Object.keys(other.known.sandbox ?? {}).length === 0;
    return isLeftOut ? without(known, uploaded) : known;
  }
  const names = Object.keys(known.secrets ?? {}).map((name) => [name, {}] as const);
  return { ...without(known, authored), secrets: Object.fromEntries(names) };
}

const without = (manifest: Manifest, names: ReadonlySet<string>): Manifest =>
  Object.fromEntries(Object.entries(manifest).filter(([name]) => !names.has(name)));
