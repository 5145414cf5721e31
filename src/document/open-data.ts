import { bounds } from './bounds.ts';
import type { Fault, Positions } from './document.ts';
import { faultAt, type TextFault } from './fault.ts';
import { linesOf } from './lines.ts';
import { refusal, type Syntax, syntaxOf } from './open-text.ts';
import { lazily } from './positions.ts';
import type { TextReading } from './reading.ts';
import { dataOf } from './tree.ts';

/** Data of any shape, read from text, with the positions of its values. */
export interface DataDocument {
  readonly file: string;
  /** Undefined if the text is too broken to be relied on. */
  readonly value: unknown;
  /** The errors in the text. */
  readonly faults: readonly Fault[];
  readonly positions: () => Promise<Positions>;
}

/**
 * Reads data in JSON, JSONC or YAML: by the given syntax, else by the file's extension, else by the content. Never throws
 * because of the text.
 */
export async function openData(file: string, text: string, syntax = syntaxOf(file, text)): Promise<DataDocument> {
  const reading = refusal(text) ?? (await readingOf(text, syntax));
  const lines = linesOf(text);
  return {
    file,
    value: reading.root && dataOf(reading.root),
    faults: reading.faults
      .slice(0, bounds.faults)
      .map((fault) => faultAt(file, lines, inWordsOfData(fault), fault.path ?? [])),
    positions: lazily(async () => ({ file, text, lines, reading, wrapped: false })),
  };
}

const readingOf = async (text: string, syntax: Syntax): Promise<TextReading> =>
  syntax === 'yaml'
    ? (await import('./yaml/read-yaml.ts')).readYaml(text)
    : (await import('./json/read-json.ts')).readJson(text, syntax);

/** Words the faults for data: their messages are about a manifest. */
const inWordsOfData = (fault: TextFault): TextFault =>
  fault.id === 'multiple-documents'
    ? { ...fault, message: 'A second YAML document starts here; data is a single document.' }
    : fault;
