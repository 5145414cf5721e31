/** A failed import of a package; an imported file would start with a dot or a slash. */
const missing = /Cannot find (?:module|package) '((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^']*)?'/;

/** Returns a hint with the command that installs the package that an import did not find. */
export function installHint(error: unknown): { readonly hint?: string } {
  const message = error instanceof Error ? error.message : '';
  const name = missing.exec(message)?.[1];
  if (name === undefined) return {};
  const install = `Run \`npm install --save-dev ${name}\`; in a workflow, run \`npm ci\` before hublint.`;
  const types = " Its types need no installation: `import type { ConfigFile } from 'hublint/config'`.";
  return {
    hint: /'hublint\/config'|'hublint' imported from .*hublint\.config/.test(message) ? install + types : install,
  };
}
