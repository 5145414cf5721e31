import { readFileSync } from 'node:fs';
import sarifSchema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import { Ajv } from 'ajv';
import { default as Ajv04 } from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { lexer, type Token, type Tokens } from 'marked';
import { SaxesParser } from 'saxes';
import { script } from '../../src/report/html/script.ts';
import { style } from '../../src/report/html/style.ts';
import { rdjsonSchema } from '../report/fixtures/rdjson.ts';
import { commandIn, linesIn } from '../report/fixtures/runner.ts';

const reportSchema: object = JSON.parse(
  readFileSync(new URL('../../schemas/report.schema.json', import.meta.url), 'utf8'),
);
const isReport = new Ajv().compile(reportSchema);
const sarif = new Ajv04.default({ strict: false, unicodeRegExp: false });
addFormats.default(sarif);
const isSarif = sarif.compile(sarifSchema);
const isRdjson = new Ajv().compile(rdjsonSchema);

type Check = (text: string) => void;

/** Reads the output of a format as its consumers do; throws if they could not. */
export const readers: Readonly<Record<string, Check>> = {
  json: (text) => {
    if (!isReport(JSON.parse(text))) throw new Error(`It is no report: ${JSON.stringify(isReport.errors)}`);
  },
  sarif: (text) => {
    if (!isSarif(JSON.parse(text))) throw new Error(`It is no SARIF: ${JSON.stringify(isSarif.errors)}`);
  },
  gitlab: (text) => {
    const issues: { fingerprint: string; location: { lines: { begin: number } } }[] = JSON.parse(text);
    if (new Set(issues.map(({ fingerprint }) => fingerprint)).size < issues.length)
      throw new Error('Two issues have one fingerprint.');
    if (issues.some(({ location }) => location.lines.begin < 1)) throw new Error('An issue is above the first line.');
  },
  rdjson: (text) => {
    if (!isRdjson(JSON.parse(text))) throw new Error(`It is no rdjson: ${JSON.stringify(isRdjson.errors)}`);
  },
  junit: readXml,
  html: (text) =>
    readXml(
      text
        .replace('<!doctype html>', '')
        .replace(style, '')
        .replace(script, '')
        .replace(/<(meta|link|input)([^<>]*)>/g, '<$1$2/>')
        .replaceAll(' checked/>', ' checked="checked"/>')
        .replaceAll('<form hidden ', '<form ')
        .trim(),
    ),
  markdown: (text) => {
    const tags = new Set(text.replace(/<\/?span>/g, '').match(/<[^>]*>/g));
    for (const tag of ['<code>', '</code>', '<br>', '<details>', '</details>', '<summary>', '</summary>'])
      tags.delete(tag);
    if (tags.size > 0) throw new Error(`It has tags of its own: ${[...tags].join(' ')}`);
    const strange = lexer(text).filter((token) => !isOwnBlock(token));
    if (strange.length > 0) throw new Error(`It has ${strange.map(({ type }) => type).join(', ')}.`);
  },
  github: (text) => {
    const names = linesIn(text).flatMap((line) => commandIn(line)?.name ?? []);
    const strange = names.filter((name) => !['error', 'warning', 'notice'].includes(name));
    if (strange.length > 0) throw new Error(`It has the commands ${strange.join(', ')}.`);
  },
  pretty: readPlain,
  compact: readPlain,
};

/** Each finding is an item on one line; long lists are folded. */
function isOwnBlock(token: Token): boolean {
  if (token.type === 'list') {
    const items: readonly Tokens.ListItem[] = token.items;
    return !token.ordered && items.every(({ tokens }) => tokens.every(({ type }) => type === 'text'));
  }
  if (token.type !== 'html') return ['space', 'heading', 'paragraph'].includes(token.type);
  return /^(?:<details><summary>[\d,]+ findings in [\d,]+ files?<\/summary>|<\/details>)\s*$/.test(token.raw);
}

function readXml(text: string): void {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
}

const acting = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\u2028\u2029\u{e0000}-\u{e007f}]/u;

/** Checks lines for a terminal or build log: they must contain no control sequences or commands. */
export function readPlain(text: string): void {
  const wrong = text.split('\n').find((line) => acting.test(line));
  if (wrong !== undefined) throw new Error(`A character acts: ${JSON.stringify(wrong.slice(0, 300))}`);
  readLog(text);
}

/** Any output may end up in a build log. */
export function readLog(text: string): void {
  const command = linesIn(text).find((line) => commandIn(line) || /^\s*##(?:vso|teamcity)\[/.test(line));
  if (command !== undefined) throw new Error(`A line is a command: ${JSON.stringify(command.slice(0, 300))}`);
  if (Buffer.from(text).toString() !== text) throw new Error('It is no well-formed text.');
}
