import { dirname, resolve } from 'node:path';
import { parseSource, type SourceFile } from '../../document/module/syntax/parse.ts';
import { loadParser } from '../../document/module/syntax/parser.ts';
import { displayPath } from '../files/display-path.ts';
import { projectRoot } from '../files/project/project.ts';
import { readInside, textIn } from '../files/read.ts';

/** Returns the file and line of a syntax error in a module or in its imports from the project; undefined if there is none. */
export async function syntaxErrorAt(path: string, cwd: string): Promise<string | undefined> {
  const parser = await loadParser();
  const root = projectRoot(dirname(path));
  const paths = new Set([path]);
  for (const each of paths) {
    const text = textIn(readInside(each, root));
    if (text === undefined) continue;
    const source = parseSource(parser, each, text);
    const [fault] = source.faults;
    if (fault !== undefined) return `${displayPath(each, cwd)}:${fault.location.start.line}`;
    for (const specifier of importedBy(source)) paths.add(resolve(dirname(each), specifier));
  }
  return undefined;
}

/** Returns the relative specifiers that a module imports. */
const importedBy = ({ body }: SourceFile): readonly string[] =>
  body.flatMap((statement) => {
    const specifier = 'source' in statement ? statement.source?.value : undefined;
    return specifier !== undefined && /^\.{1,2}\//.test(specifier) ? [specifier] : [];
  });
