import type { Form } from '../../../schemas/integration.ts';
import type { Manifest } from '../../rule/nodes.ts';

/** What only a definition says: a record tells of neither icon nor code, and of secrets the names. */
const authored: ReadonlySet<string> = new Set(['code', 'extraOperations', 'icon', 'layers', 'readme', 'sdkVersion']);

/** The scripts of a sandbox are uploaded by themselves: the hub keeps them where a definition leaves them out. */
const uploaded: ReadonlySet<string> = new Set(['sandbox']);

/** What a version says, and how it says it. */
interface Side {
  readonly form: Form;
  readonly known: Manifest;
}

/** As much of a manifest as one of the other form says, too; all of it where both have one form. */
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
