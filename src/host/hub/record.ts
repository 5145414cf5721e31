import { cut } from '../../data/cut.ts';
import { propertyOf } from '../../data/objects.ts';
import type { Document } from '../../document/document.ts';
import { openDocument } from '../../document/open-text.ts';
import { renamed } from '../../document/renamed.ts';
import { formatJson } from './format-json.ts';
import { type HubReference, satisfies } from './reference.ts';

/** Opens a response of the hub as a document, whose text is the response with one line per value. */
export async function openRecord(file: string, text: string): Promise<Document> {
  const name = 'record.json';
  const opened = await openDocument(name, text);
  // A response that exceeds the limits need not be formatted.
  const document = opened.data === undefined ? opened : await openDocument(name, formatJson(text));
  return renamed(document, () => file);
}

/** Returns what a document is instead of the requested version; undefined if it is that version. */
export function mismatchOf(reference: HubReference, { data }: Document): string | undefined {
  const [name, version, id] = ['name', 'version', 'id'].map((key) => propertyOf(data, key));
  const isRequested =
    'id' in reference ? id === reference.id : name === reference.name && satisfies(version, reference);
  if (isRequested) return undefined;
  const shown = 'id' in reference ? [id] : [name, version];
  return shown.map((part) => (typeof part === 'string' ? cut(part, maxLength) : '?')).join('@');
}

const maxLength = 200;
