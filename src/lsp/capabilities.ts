import {
  type ClientCapabilities,
  type FileSystemWatcher,
  type InitializeResult,
  MarkupKind,
  TextDocumentSyncKind,
  WatchKind,
} from 'vscode-languageserver';
import { about } from '../about.ts';
import { actionKinds } from './actions/actions.ts';
import { explainCommand } from './actions/explain.ts';
import { compareCommand } from './lens/lenses.ts';

/** The capabilities of the server. */
export const capabilitiesFor = (): InitializeResult => ({
  serverInfo: { name: about.name, version: about.version },
  capabilities: {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
    codeActionProvider: { codeActionKinds: actionKinds, resolveProvider: true },
    executeCommandProvider: { commands: [explainCommand, compareCommand] },
    codeLensProvider: { resolveProvider: true },
    hoverProvider: true,
    completionProvider: { resolveProvider: true, triggerCharacters: [' ', ',', '"', '/', '-'] },
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  },
});

/** The client capabilities that the server uses. */
export interface ClientAbilities {
  /** Supports versioned document edits. */
  readonly isVersioned: boolean;
  /** Requests the edit of a code action when it is chosen. */
  readonly canResolve: boolean;
  /** The markup it supports in a hover. */
  readonly hoverMarkup: MarkupKind;
  /** The markup it supports in the documentation of a completion item. */
  readonly completionMarkup: MarkupKind;
  /** Opens a page in a browser. */
  readonly canShow: boolean;
  /** Reports files that change outside the editor, once the server registers for them. */
  readonly canWatch: boolean;
  readonly hasFolders: boolean;
  /** Requests code lenses again when the server asks for it. */
  readonly canRefresh: boolean;
}

export const clientOf = ({ workspace, textDocument, window }: ClientCapabilities): ClientAbilities => ({
  isVersioned: workspace?.workspaceEdit?.documentChanges === true,
  canResolve: textDocument?.codeAction?.resolveSupport?.properties.includes('edit') === true,
  hoverMarkup: markupIn(textDocument?.hover?.contentFormat),
  completionMarkup: markupIn(textDocument?.completion?.completionItem?.documentationFormat),
  canShow: window?.showDocument?.support === true,
  canWatch: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
  hasFolders: workspace?.workspaceFolders === true,
  canRefresh: workspace?.codeLens?.refreshSupport === true,
});

/** Returns the best of the markup kinds that a client supports; plain text if it names none. */
const markupIn = (formats: readonly MarkupKind[] | undefined): MarkupKind =>
  formats?.includes(MarkupKind.Markdown) ? MarkupKind.Markdown : MarkupKind.PlainText;

/**
 * What the editor is to report: changes of files that a manifest or its configuration may be read from, and everything created
 * or deleted, because for a moved or deleted folder some editors report only the folder and none of its files. The last pattern
 * has no braces: some editors do not support them and would report nothing.
 */
export const watchers = [
  {
    globPattern: '**/*.{ts,mts,cts,js,mjs,cjs,json,jsonc,yaml,yml,vrl,md,svg,png,jpg,jpeg,gif,webp}',
    kind: WatchKind.Change,
  },
  { globPattern: '**/.{hublintrc,gitignore}', kind: WatchKind.Change },
  { globPattern: '**/*', kind: WatchKind.Create | WatchKind.Delete },
] satisfies readonly FileSystemWatcher[];
