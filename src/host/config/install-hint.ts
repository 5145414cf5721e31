/** An import of a package: of a file, a name with a dot or a slash before it is given. */
const missing = /Cannot find (?:module|package) '((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^']*)?'/;

/** What to type where an import finds no package, as the hint of an error. */
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
