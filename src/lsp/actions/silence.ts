import { type CodeAction, CodeActionKind } from 'vscode-languageserver';
import { lineBreakOf, lineEnd, lineStart, skipBlanks } from '../../document/indentation.ts';
import { linesOf } from '../../document/lines.ts';
import { shownOf } from '../diagnostic.ts';
import type { Found } from '../found.ts';
import { type Editor, type FileEdit, workspaceEdit } from './workspace-edit.ts';

/** What begins a comment, by the end of a file's name; JSON has none. */
const marks: readonly (readonly [name: RegExp, mark: string])[] = [
  [/\.(?:jsonc|[cm]?[jt]s)$/i, '//'],
  [/\.ya?ml$/i, '#'],
];

/** Offers a suppression on the line before a finding, with a reason to fill in; only where it is found to silence it. */
export async function silenceAction(found: Found, editor: Editor): Promise<readonly CodeAction[]> {
  const { diagnostic, result, run, source, overlay, cwd } = found;
  const { file } = diagnostic.location;
  const text = result.sources.get(file);
  const mark = marks.find(([name]) => name.test(file))?.[1];
  if (text === undefined || mark === undefined || diagnostic.rule.startsWith('syntax/')) return [];
  const edit = suppression(text, mark, diagnostic);
  const after = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
  // A line of a longer text takes no comment: what looks like one would be a part of it.
  const tried = await run.check(source, new Map([...overlay, [file, after]]));
  const isSilenced = tried.result.diagnostics.some(
    ({ fingerprint, suppressed }) => suppressed && fingerprint === diagnostic.fingerprint,
  );
  const change = isSilenced && workspaceEdit([{ file, ...edit }], result.sources, cwd, editor);
  if (!change) return [];
  return [
    {
      title: `Silence \`${diagnostic.rule}\` here, with a reason`,
      kind: CodeActionKind.QuickFix,
      diagnostics: [shownOf(diagnostic, cwd)],
      edit: change,
    },
  ];
}

/** One comment reaches one line: where there is one already, the rule is added to it. */
function suppression(text: string, mark: string, { rule, location }: Found['diagnostic']): Omit<FileEdit, 'file'> {
  const start = lineStart(text, linesOf(text).offsetAt({ line: location.start.line, column: 1 }));
  const above = lineStart(text, Math.max(start - lineBreakOf(text).length, 0));
  const [names] =
    /hublint-disable-next-line(?:(?!\s--(?:\s|$)|\s*\*\/|\s*$).)*/.exec(text.slice(above, lineEnd(text, above))) ?? [];
  if (names !== undefined && above < start) {
    const end = text.indexOf(names, above) + names.length;
    return { start: end, end, text: `, ${rule}` };
  }
  const indentation = text.slice(start, skipBlanks(text, start));
  const comment = `${mark} hublint-disable-next-line ${rule} -- TODO: say why`;
  return { start, end: start, text: `${indentation}${comment}${lineBreakOf(text)}` };
}
