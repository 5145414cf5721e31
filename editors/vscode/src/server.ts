import { isAbsolute, join } from 'node:path';
import { type ServerOptions, TransportKind } from 'vscode-languageclient/node';

/** Where the server that comes along is, from the extension's own folder. */
const bundled = join('server', 'cli', 'index.cjs');

/** As the command would start itself again, which VS Code need not wait for. */
const execArgv = ['--max-semi-space-size=64', '--expose-gc'];

/** What it compiles it would keep beside its code: nothing changes in the folder of an extension. */
const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' };

/**
 * How the server is started. Nothing of a workspace is: neither what its `node_modules` holds, nor what its settings name.
 * @throws Error for a path that is not absolute, which would be looked for in the workspace.
 */
export function serverOptions(extensionPath: string, path: string): ServerOptions {
  const file = path.trim() === '' ? join(extensionPath, bundled) : path.trim();
  if (!isAbsolute(file)) throw new Error(`The setting \`hublint.path\` is not an absolute path: \`${file}\`.`);
  if (/\.[cm]?js$/.test(file)) {
    return { module: file, args: ['lsp'], transport: TransportKind.stdio, options: { env, execArgv } };
  }
  return { command: file, args: ['lsp'], transport: TransportKind.stdio, options: { env } };
}
