// As much of VS Code as a language client touches: what is not told apart here is a class, a list or nothing.
const { pathToFileURL, fileURLToPath } = require('node:url');
const { readFileSync } = require('node:fs');

class Emitter {
  #listeners = new Set();
  event = (listener, self) => {
    const own = self ? listener.bind(self) : listener;
    this.#listeners.add(own);
    return { dispose: () => this.#listeners.delete(own) };
  };
  fire = (value) => Promise.all([...this.#listeners].map((listener) => listener(value)));
  dispose = () => this.#listeners.clear();
}

class Uri {
  constructor(text) {
    this.text = text;
    this.scheme = text.slice(0, text.indexOf(':'));
    this.fsPath = this.scheme === 'file' ? fileURLToPath(text) : text;
    this.path = this.fsPath;
  }
  static file = (path) => new Uri(pathToFileURL(path).href);
  static parse = (text) => new Uri(text);
  toString = () => this.text;
}

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}

class Range {
  constructor(...given) {
    const [start, end] = given.length === 4 ? [new Position(given[0], given[1]), new Position(given[2], given[3])] : given;
    Object.assign(this, { start, end });
  }
}

class Diagnostic {
  constructor(range, message, severity) {
    Object.assign(this, { range, message, severity });
  }
}

class CodeLens {
  constructor(range, command) {
    Object.assign(this, { range, command });
  }
}

class CancellationTokenSource {
  #emitter = new Emitter();
  token = { isCancellationRequested: false, onCancellationRequested: this.#emitter.event };
  cancel() {
    this.token.isCancellationRequested = true;
    this.#emitter.fire();
  }
  dispose() {}
}

class CodeActionKind {
  static Empty = new CodeActionKind('');
  constructor(value) {
    this.value = value;
  }
  append(part) {
    return new CodeActionKind(this.value === '' ? part : `${this.value}.${part}`);
  }
}

class MarkdownString {
  constructor(value) {
    this.value = value;
  }
}

class Hover {
  constructor(contents, range) {
    Object.assign(this, { contents, range });
  }
}

const nothing = { dispose() {} };
const events = {};
const event = (name) => (events[name] ??= new Emitter()).event;

/** What happened, for a test to look at, and what a test sets. */
const state = {
  folder: undefined,
  settings: {},
  commands: new Map(),
  diagnostics: new Map(),
  providers: {},
  errors: [],
  messages: [],
  log: [],
  fire: (name, value) => events[name].fire(value),
};

const log = (...args) => state.log.push(args.join(' '));
const channel = {
  name: 'hublint',
  logLevel: 2,
  onDidChangeLogLevel: event('onDidChangeLogLevel'),
  ...Object.fromEntries(['append', 'appendLine', 'error', 'warn', 'info', 'debug', 'trace', 'replace', 'show'].map((name) => [name, log])),
  ...Object.fromEntries(['clear', 'hide', 'dispose'].map((name) => [name, () => {}])),
};

const documentOf = (path, languageId) => {
  const text = readFileSync(path, 'utf8');
  return { uri: Uri.file(path), fileName: path, languageId, version: 1, isClosed: false, isDirty: false, getText: () => text };
};

const workspace = {
  isTrusted: true,
  textDocuments: [],
  notebookDocuments: [],
  get workspaceFolders() {
    return [{ uri: Uri.file(state.folder), name: 'workspace', index: 0 }];
  },
  getWorkspaceFolder: () => workspace.workspaceFolders[0],
  getConfiguration: (section) => {
    const key = (name) => (section ? `${section}.${name}` : name);
    return {
      get: (name, otherwise) => state.settings[key(name)] ?? otherwise,
      has: (name) => key(name) in state.settings,
      inspect: () => undefined,
    };
  },
  createFileSystemWatcher: () => ({
    ...nothing,
    onDidCreate: () => nothing,
    onDidChange: () => nothing,
    onDidDelete: () => nothing,
  }),
};

const languages = {
  match: (selector, document) =>
    [selector].flat().some(({ scheme, language, pattern }) => {
      if (scheme !== undefined && scheme !== document.uri.scheme) return false;
      return language === document.languageId || (pattern === '**/*.vrl' && document.fileName.endsWith('.vrl'));
    })
      ? 10
      : 0,
  createDiagnosticCollection: () => ({
    set: (uri, found) => state.diagnostics.set(uri.fsPath, found ?? []),
    delete: (uri) => state.diagnostics.delete(uri.fsPath),
    clear: () => state.diagnostics.clear(),
    get: (uri) => state.diagnostics.get(uri.fsPath),
    has: (uri) => state.diagnostics.has(uri.fsPath),
    dispose: () => state.diagnostics.clear(),
  }),
};

const window = {
  tabGroups: { all: [], onDidChangeTabs: event('onDidChangeTabs'), onDidChangeTabGroups: event('onDidChangeTabGroups') },
  visibleTextEditors: [],
  visibleNotebookEditors: [],
  activeTextEditor: undefined,
  createOutputChannel: () => channel,
  showErrorMessage: async (message) => void state.errors.push(message),
  showWarningMessage: async (message) => void state.errors.push(message),
  showInformationMessage: async (message) => void state.messages.push(message),
};

const commands = {
  registerCommand: (name, run) => {
    state.commands.set(name, run);
    return { dispose: () => state.commands.delete(name) };
  },
  executeCommand: (name, ...args) => state.commands.get(name)(...args),
};

/** Events that nobody fires, and providers, are there by their names. */
const filled = (known) =>
  new Proxy(known, {
    get(target, name) {
      if (name in target || typeof name !== 'string') return target[name];
      if (/^on(?:Did|Will)/.test(name)) return event(name);
      if (/^register.*Provider$/.test(name)) {
        return (...given) => {
          const provider = given.find((one) => Object.values(one ?? {}).some((part) => typeof part === 'function'));
          state.providers[name] = provider;
          return { dispose: () => delete state.providers[name] };
        };
      }
      return undefined;
    },
  });

const known = {
  version: '1.101.0',
  EventEmitter: Emitter,
  CancellationTokenSource,
  Uri,
  Position,
  Range,
  Diagnostic,
  CodeLens,
  CodeActionKind,
  MarkdownString,
  Hover,
  workspace: filled(workspace),
  languages: filled(languages),
  window: filled(window),
  commands,
  env: { appName: 'Test', language: 'en', onDidChangeTelemetryEnabled: event('onDidChangeTelemetryEnabled') },
  extensions: { all: [], getExtension: () => undefined },
  LogLevel: { Off: 0, Trace: 1, Debug: 2, Info: 3, Warning: 4, Error: 5 },
  DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
  Disposable: class {
    static from = (...all) => ({ dispose: () => all.forEach((one) => one.dispose()) });
    constructor(dispose) {
      this.dispose = dispose;
    }
  },
};

/** Every other class and enumeration of the real one is there by its name: nothing here depends on what they are. */
const types = readFileSync(require.resolve('@types/vscode/index.d.ts'), 'utf8');
const names = [...types.matchAll(/^\t?export (?:abstract )?(?:class|enum) (\w+)/gm)].map(([, name]) => name);
const api = { ...Object.fromEntries(names.map((name) => [name, class {}])), ...known };

module.exports = { api, state, workspace, documentOf, Uri };
