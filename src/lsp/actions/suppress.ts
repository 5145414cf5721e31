import { type CodeAction, CodeActionKind } from 'vscode-languageserver';
import { lineBreakOf, lineStart, skipBlanks } from '../../document/indentation.ts';
import { linesOf } from '../../document/lines.ts';
import { type Directive, directiveOf } from '../../engine/suppress/directives.ts';
import { diagnosticOf } from '../editor/diagnostic.ts';
import type { ManifestFinding } from '../findings-at.ts';
import { type EditorState, type FileEdit, workspaceEdit } from './workspace-edit.ts';

/** The comment marker by file extension; JSON has none. */
const commentMarks: readonly (readonly [name: RegExp, mark: string])[] = [
  [/\.(?:jsonc|[cm]?[jt]s)$/i, '//'],
  [/\.ya?ml$/i, '#'],
];

/**
 * Offers suppression comments above the findings in one file, with a reason to fill in, if a trial check shows that they work:
 * inside a multi-line string, for example, the comment would become part of the string.
 */
export async function suppressActions(
  found: readonly ManifestFinding[],
  editor: EditorState,
): Promise<readonly CodeAction[]> {
  const actions: CodeAction[] = [];
  for (const source of new Set(found.map((one) => one.source))) {
    const own = found.filter((one) => one.source === source && !one.diagnostic.rule.startsWith('syntax/'));
    const commented = own[0] && (await commentedIn(own[0]));
    if (commented === undefined) continue;
    const silenced = await suppressedBy(own, commented);
    const offered = own.filter(({ diagnostic }) => silenced.has(diagnostic.fingerprint));
    actions.push(...offered.flatMap((one) => suppressAction(one, commented, editor)));
  }
  return actions;
}

/** Returns the findings that comments above them suppress, all tried in one check, which may take a second. */
async function suppressedBy(found: readonly ManifestFinding[], commented: Commented): Promise<ReadonlySet<string>> {
  const [one] = found;
  if (one === undefined) return new Set();
  const rules = new Map<number, Set<string>>();
  for (const { rule, location } of found.map(({ diagnostic }) => diagnostic)) {
    rules.set(location.start.line, (rules.get(location.start.line) ?? new Set()).add(rule));
  }
  let after = commented.text;
  // From the bottom up, so that the offsets further up stay valid.
  for (const [line, names] of [...rules].sort(([a], [b]) => b - a)) {
    const { start, end, text } = suppression(commented, [...names], line);
    after = after.slice(0, start) + text + after.slice(end);
  }
  const tried = await one.run.check(one.source, new Map([...one.overlay, [commented.file, after]]));
  return new Set(tried.result.diagnostics.filter((each) => each.suppressed).map(({ fingerprint }) => fingerprint));
}

function suppressAction(
  { diagnostic, result, cwd }: ManifestFinding,
  commented: Commented,
  editor: EditorState,
): readonly CodeAction[] {
  const edit = suppression(commented, [diagnostic.rule], diagnostic.location.start.line);
  const change = workspaceEdit([{ file: commented.file, ...edit }], result.sources, cwd, editor);
  if (change === undefined) return [];
  return [
    {
      title: `Silence \`${diagnostic.rule}\` here, with a reason`,
      kind: CodeActionKind.QuickFix,
      diagnostics: [diagnosticOf(diagnostic, cwd)],
      edit: change,
    },
  ];
}

/** A source text that supports comments. */
interface Commented {
  readonly file: string;
  readonly text: string;
  readonly mark: string;
  /** Its existing `next-line` directives. */
  readonly directives: readonly Directive[];
}

const directiveName = 'hublint-disable-next-line';

async function commentedIn({
  diagnostic,
  result,
  run,
  source,
  overlay,
}: ManifestFinding): Promise<Commented | undefined> {
  const { file } = diagnostic.location;
  const text = result.sources.get(file);
  const mark = commentMarks.find(([name]) => name.test(file))?.[1];
  if (text === undefined || mark === undefined) return undefined;
  if (!text.includes(directiveName)) return { file, text, mark, directives: [] };
  const document = await run.open(source, overlay);
  const { comments } = await document.positions();
  const directives = comments.filter((comment) => comment.file === file).flatMap((one) => directiveOf(one) ?? []);
  return { file, text, mark, directives: directives.filter(({ scope }) => scope === 'next-line') };
}

/** Only one comment applies to a line: if there is one already, the rules are added to it. */
function suppression(
  { text, mark, directives }: Commented,
  rules: readonly string[],
  line: number,
): Omit<FileEdit, 'file'> {
  const above = directives.find(({ comment }) => comment.end.line === line - 1);
  if (above !== undefined) {
    const end = endOfNames(above, text);
    return { start: end, end, text: `${above.rules.length > 0 ? ', ' : ' '}${rules.join(', ')}` };
  }
  const start = lineStart(text, linesOf(text).offsetAt({ line, column: 1 }));
  const indentation = text.slice(start, skipBlanks(text, start));
  const comment = `${mark} ${directiveName} ${rules.join(', ')} -- TODO: say why`;
  return { start, end: start, text: `${indentation}${comment}${lineBreakOf(text)}` };
}

/** Returns the offset where the rule names of a directive end; without names, where they would begin. */
function endOfNames({ comment, rules }: Directive, text: string): number {
  const from = text.indexOf(directiveName, linesOf(text).offsetAt(comment.start)) + directiveName.length;
  return rules.reduce((end, name) => text.indexOf(name, end) + name.length, from);
}
