import type { Document, Location, Target } from '../../../src/document/document.ts';
import type { ModuleHost } from '../../../src/document/module/host.ts';
import { openModule } from '../../../src/document/module/open-module.ts';

export type Files = Readonly<Record<string, string>>;

/** A host whose files exist only in memory. */
export function memoryHost(files: Files, packages: Readonly<Record<string, string>> = {}): ModuleHost {
  const read = (path: string) => (Object.hasOwn(files, path) ? files[path] : undefined);
  return {
    read,
    readBase64(path) {
      const text = read(path);
      return text === undefined ? undefined : Buffer.from(text).toString('base64');
    },
    look: (path) => {
      if (/^\.\.(?:\/|$)/.test(path)) return 'hidden';
      if (Object.hasOwn(files, path)) return 'file';
      return path === '.' || Object.keys(files).some((name) => name.startsWith(`${path}/`)) ? 'folder' : undefined;
    },
    entries: (folder) =>
      Object.keys(files).flatMap((name) => {
        const inside = folder === '.' ? name : name.startsWith(`${folder}/`) ? name.slice(folder.length + 1) : '';
        return inside === '' ? [] : [inside.replace(/\/.*$/, '')];
      }),
    isIgnored: async (path) => /(?:^|\/)(?:gen|dist)\//.test(path),
    workspacePackage: (name) => packages[name],
    workspaceNames: () => Object.keys(packages),
  };
}

export const entry = 'integration.definition.ts';

export const open = (files: Files | string, packages?: Readonly<Record<string, string>>): Promise<Document> =>
  openModule(entry, memoryHost(typeof files === 'string' ? { [entry]: files } : files, packages));

/** Returns a definition with these properties. */
export const definition = (properties: string, before = ''): string =>
  `import { IntegrationDefinition, z } from '@botpress/sdk'\n${before}\nexport default new IntegrationDefinition({ ${properties} })\n`;

/** Adapts a definition to the SDK of its time: before 0.8.0, the SDK had no schema builder, and definitions used Zod. */
export const dated = (text: string, sdk: string): string =>
  /^0\.[0-7]\./.test(sdk)
    ? text.replace(", z } from '@botpress/sdk'", " } from '@botpress/sdk'; import { z } from 'zod'")
    : text;

/** Returns the value of an expression, evaluated as the `attributes` of a definition; the reason if it is unknown. */
export async function evaluated(expression: string, before = '', others: Files = {}): Promise<unknown> {
  const { data, unknowns, faults } = await open({
    [entry]: definition(`attributes: ${expression}`, before),
    ...others,
  });
  if (faults.length > 0) return { faults: faults.map(({ message }) => message) };
  const [unknown] = unknowns.filter(({ path }) => path[0] === 'attributes');
  return unknown === undefined ? data?.attributes : { unknown: unknown.why, at: unknown.path.slice(1).join('.') };
}

/** Returns the text at a location, and its start. */
export async function pointedAt(document: Document, target: Target): Promise<string> {
  const positions = await document.positions();
  const location = positions.locate(target);
  const text = textAt(positions.sources.get(location.file) ?? '', location);
  const { file, start, approximate } = location;
  return `${file}:${start.line}:${start.column} ${approximate ? '~ ' : ''}${text}`;
}

export function textAt(source: string, { start, end }: Pick<Location, 'start' | 'end'>): string {
  const lines = source.split(/\r\n?|\n/);
  const offset = ({ line, column }: Location['start']) =>
    lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
  return source.replace(/\r\n?/g, '\n').slice(offset(start), offset(end));
}
