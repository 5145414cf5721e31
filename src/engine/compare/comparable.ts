import type { Form } from '../../../schemas/integration.ts';
import type { Manifest } from '../../rule/nodes.ts';

/** What only a definition says: a record tells of neither icon nor code, and of secrets the names. */
const authored: ReadonlySet<string> = new Set(['code', 'extraOperations', 'icon', 'layers', 'readme', 'sdkVersion']);

/** As much of a manifest as one of the other form says, too; all of it where both have one form. */
export function comparable(manifest: Manifest, form: Form, other: Form): Manifest {
  if (form === other || form === 'record') return manifest;
  const { secrets } = manifest;
  const rest = Object.entries(manifest).filter(([name]) => !authored.has(name));
  const names = Object.keys(secrets ?? {}).map((name) => [name, {}] as const);
  return { ...Object.fromEntries(rest), secrets: Object.fromEntries(names) };
}
