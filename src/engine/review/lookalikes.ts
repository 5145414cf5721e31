import { named } from '../../data/in-code.ts';
import { pointerOf } from '../../data/pointer.ts';
import type { Location, Target } from '../../document/document.ts';
import { scriptsIn } from '../walk/scripts.ts';
import { textsIn } from './texts.ts';

/** A word that mixes in letters of another script that look like its own. */
export interface Lookalike {
  readonly word: string;
  /** Its location, as the end of a sentence. */
  readonly place: string;
}

/** Cyrillic and Greek letters that look like Latin ones, next to Latin ones: `Sl\u0430ck`. */
const mixedScriptWord =
  /(?=[\p{L}\p{N}_-]{0,60}\p{Script=Latin})(?<![\p{L}\p{N}_-])[\p{L}\p{N}_-]{0,60}[аеорсухіјѕԁһӏԛԝАВЕЅІЈКМНОРСТУХΑΒΕΖΗΙΚΜΝΟΡΤΥΧον][\p{L}\p{N}_-]{0,60}/gu;

/** The deceptive words in a manifest, its names included. */
export function lookalikesIn(data: object, locate: (target: Target) => Location): readonly Lookalike[] {
  const scripts = new Set([...scriptsIn(data)].map(({ path }) => pointerOf(path)));
  const found = new Map<string, Lookalike>();
  for (const [target, text] of textsIn(data)) {
    if (!/\P{ASCII}/u.test(text) || scripts.has(pointerOf(target.path))) continue;
    for (const [word] of text.matchAll(mixedScriptWord)) {
      if (found.has(word)) continue;
      const { file, start } = locate(target);
      found.set(word, { word, place: `in ${named(`${file}:${start.line}:${start.column}`)}` });
    }
  }
  return [...found.values()];
}
