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

/** What the server can do. */
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

/** What of the client's abilities the server makes use of. */
export interface ClientAbilities {
  /** It takes edits of documents by version. */
  readonly isVersioned: boolean;
  /** It asks for the edit of a code action when that is chosen. */
  readonly canResolve: boolean;
  /** How it takes what is shown on hover. */
  readonly hoverMarkup: MarkupKind;
  /** How it takes what is shown beside a name that may be typed. */
  readonly completionMarkup: MarkupKind;
  /** It opens a page in a browser. */
  readonly canShow: boolean;
  /** It tells of files that change outside of the editor, where it is asked to. */
  readonly canWatch: boolean;
  readonly hasFolders: boolean;
  /** It asks for code lenses anew where it is told to. */
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

/** Which of the kinds that a client takes fits best; one that names none takes plain text. */
const markupIn = (formats: readonly MarkupKind[] | undefined): MarkupKind =>
  formats?.includes(MarkupKind.Markdown) ? MarkupKind.Markdown : MarkupKind.PlainText;

/**
 * What the editor is to tell of: the files that a manifest, or what is configured for it, may be read from, where they change,
 * and all that comes or goes, since of a folder that is moved or removed some editors tell, and of nothing in it. Braces stand
 * in no others: some editors take no such pattern, and would tell of nothing.
 */
export const watchers = [
  {
    globPattern: '**/*.{ts,mts,cts,js,mjs,cjs,json,jsonc,yaml,yml,vrl,md,svg,png,jpg,jpeg,gif,webp}',
    kind: WatchKind.Change,
  },
  { globPattern: '**/.{hublintrc,gitignore}', kind: WatchKind.Change },
  { globPattern: '**/*', kind: WatchKind.Create | WatchKind.Delete },
] satisfies readonly FileSystemWatcher[];
