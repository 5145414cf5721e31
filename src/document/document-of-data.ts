import type { Document } from './document.ts';
import { documentOf } from './document-of.ts';
import { linesOf } from './lines.ts';
import { lazily } from './positions.ts';
import type { TextReading } from './reading.ts';
import { unwrap } from './wrapper.ts';

/** The text and its data, already parsed. */
interface Known extends Pick<Document, 'file' | 'hasComments'> {
  readonly text: string;
  readonly data: unknown;
}

/** Returns a document whose data is known; its positions are read when they are first asked for. */
export async function documentOfData(
  { file, text, data, hasComments }: Known,
  read: () => Promise<TextReading>,
): Promise<Document> {
  const unwrapped = unwrap(data);
  if (unwrapped === undefined || unwrapped.beside.length > 0) return documentOf(file, text, await read());
  const { wrapped } = unwrapped;
  return {
    file,
    files: [file],
    data: unwrapped.data,
    wrapped,
    faults: [],
    unknowns: [],
    language: 'data',
    ...(hasComments !== undefined && { hasComments }),
    mentions: (part) => text.includes(part),
    positions: lazily(async () => ({ file, text, lines: linesOf(text), reading: await read(), wrapped })),
  };
}
