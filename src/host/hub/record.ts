import { cut } from '../../data/cut.ts';
import { propertyOf } from '../../data/objects.ts';
import type { Document } from '../../document/document.ts';
import { openDocument } from '../../document/open-text.ts';
import { renamed } from '../../document/renamed.ts';
import { withLines } from './pretty.ts';
import { fits, type HubReference } from './reference.ts';

/** Opens what the hub answered as a document, whose text is its own, but with a line for each value. */
export async function openRecord(file: string, text: string): Promise<Document> {
  const name = 'record.json';
  const opened = await openDocument(name, text);
  // What is out of bounds is not worth the lines.
  const document = opened.data === undefined ? opened : await openDocument(name, withLines(text));
  return renamed(document, () => file);
}

/** What a document is instead of the version that was asked for; undefined where it is that one. */
export function otherThan(reference: HubReference, { data }: Document): string | undefined {
  const [name, version, id] = ['name', 'version', 'id'].map((key) => propertyOf(data, key));
  const isIt = 'id' in reference ? id === reference.id : name === reference.name && fits(version, reference);
  if (isIt) return undefined;
  const shown = 'id' in reference ? [id] : [name, version];
  return shown.map((part) => (typeof part === 'string' ? cut(part, longest) : '?')).join('@');
}

const longest = 200;
