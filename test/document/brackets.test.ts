import { describe, expect, it } from 'vitest';
import { bracketFault } from '../../src/document/json/brackets.ts';
import { openDocument } from '../../src/document/open-text.ts';

const manifest = {
  name: 'parcel-desk',
  version: '1.2.0',
  actions: {
    sendParcel: {
      title: 'Send parcel',
      input: { schema: { type: 'object', properties: { to: { type: 'string' }, tags: { enum: ['eu', 'us'] } } } },
      output: { schema: { type: 'object', properties: {}, required: [] } },
    },
    cancelParcel: { title: 'Cancel } parcel {', input: {}, output: {} },
  },
  channels: { chat: { messages: { text: {} } } },
  secrets: ['TOKEN', 'KEY'],
};

const spellings = {
  'two spaces': JSON.stringify(manifest, null, 2),
  tabs: JSON.stringify(manifest, null, '\t'),
  'lines that end in CRLF': JSON.stringify(manifest, null, 2).replaceAll('\n', '\r\n'),
  'fields on one line': JSON.stringify(manifest, null, 2).replace(
    /"to": \{\s+"type": "string"\s+\}/,
    '"to": { "type": "string" }',
  ),
};

/** Returns the offsets of closing brackets that begin a line, and whose opening bracket is on another line. */
const closersIn = (text: string) => [...text.matchAll(/(?<=\n[ \t]+)[}\]]/g)].map(({ index }) => index);
/** Returns the offset of a missing bracket: before the comma that is left, or after the preceding text without its comma. */
const placeIn = (text: string, offset: number) =>
  text[offset] === ',' ? offset : text.slice(0, offset).replace(/,?\s*$/, '').length;

describe.each(Object.entries(spellings))('a text with %s', (_, text) => {
  it('reports where a bracket is missing', () => {
    for (const closer of closersIn(text)) {
      const without = text.slice(0, closer) + text.slice(closer + 1);
      const fault = bracketFault(without);
      expect(fault?.message).toBe(`Expected \`${text[closer]}\` here, as the indentation of the next lines shows.`);
      expect(fault?.start).toBe(placeIn(without, closer));
      expect('{['.indexOf(without.charAt(fault?.related?.start ?? -1))).toBe('}]'.indexOf(text.charAt(closer)));
    }
  });

  it('reports where a line with a bracket is missing', () => {
    for (const closer of closersIn(text)) {
      const lineStart = text.lastIndexOf('\n', closer);
      const without = text.slice(0, lineStart) + text.slice(text.indexOf('\n', closer));
      expect(bracketFault(without)?.start).toBe(placeIn(without, lineStart));
    }
  });

  it('reports which bracket is one too many', () => {
    for (const closer of closersIn(text)) {
      const lineStart = text.lastIndexOf('\n', closer);
      const line = text.slice(lineStart, closer + 1);
      const twice = `${text.slice(0, closer + 1)}${line}${text.slice(closer + 1)}`;
      const fault = bracketFault(twice);
      expect(fault?.message).toBe(
        `This \`${text[closer]}\` is one too many, as the indentation of the next lines shows.`,
      );
      expect(fault?.start).toBe(closer + line.length);
    }
  });

  it('reports nothing in a valid text', () => {
    expect(bracketFault(text)).toBeUndefined();
  });
});

it.each([
  ['no line is indented', '{\n"a": {\n"b": 1,\n"c": 2\n}\n'],
  ['all brackets are on one line', '{ "a": { "b": [1, 2 } }'],
  ['two brackets are missing', '{\n  "a": {\n    "b": 1\n  "c": {\n    "d": 1\n  "e": 1\n}'],
  ['the last one is missing', '{\n  "a": {\n    "b": 1\n  }\n'],
  ['tabs and spaces are mixed', '{\n \t"a": {\n    "b": 1\n}\n'],
  ['a bracket is another one', '{\n  "a": [\n    1\n  },\n  "b": 2\n}\n'],
])('reports nothing if %s', (_, text) => {
  expect(bracketFault(text)).toBeUndefined();
});

const told = async (text: string) => {
  const { faults } = await openDocument('parcel-desk.jsonc', text, 'jsonc');
  return faults.map(({ message, location: { start } }) => `${start.line}:${start.column} ${message}`);
};

describe('a manifest whose brackets do not match', () => {
  it('is reported where they stop matching, not where the parser notices', async () => {
    expect(await told('{\n  "user": {\n    "tags": {}, // none\n  "states": {}\n}\n')).toEqual([
      '3:15 Expected `}` here, as the indentation of the next lines shows.',
    ]);
    expect(await told('{\n  "user": {\n    "tags": {}\n  }\n  },\n  "states": {}\n}\n')).toEqual([
      '5:3 This `}` is one too many, as the indentation of the next lines shows.',
    ]);
  });

  it('is also reported after a byte order mark', async () => {
    expect(await told('\uFEFF{\n  "user": {\n    "tags": {}\n  "states": {}\n}\n')).toEqual([
      '3:15 Expected `}` here, as the indentation of the next lines shows.',
    ]);
    expect(await told('\uFEFF{\n  "user": {\n    "tags": {}\n}\n')).toEqual([
      '3:15 Expected `}` here, as the indentation of the next lines shows.',
    ]);
  });

  it('is reported after the part that can be read as intended', async () => {
    expect(await told('{\n  name: "desk",\n  "user": {\n    "tags": {}\n  "states": {}\n}\n')).toEqual([
      '2:3 The property name `name` needs double quotes in JSON.',
      '4:15 Expected `}` here, as the indentation of the next lines shows.',
    ]);
  });

  it('is read in linear time', () => {
    const entries = Array.from({ length: 60_000 }, (_, at) => `"k${at}": [`).join(' ');
    expect(bracketFault(`{${entries.slice(0, 1_000_000)}`)).toBeUndefined();
  });
});
