/**
 * More type assertions inside each other are not read: the parser takes each `<T>(…)` for a function first, and then reads
 * it again, so that every level doubles its work.
 */
const most = 12;

/** After these words, as after signs, `<` begins an assertion and compares nothing. */
const before =
  /(?:^|[^\w$)\]>'"`\s]|(?<![\w$])(?:return|yield|await|typeof|void|in|of|case|delete|throw|else|do|default|async|instanceof|extends))\s*$/;

/** What begins another statement, and never stands inside an expression. */
const signs = /[<([{)\]},;]|(?<![\w$.])(?:const|let|var|export)(?![\w$])/g;

/** Where type assertions nest too deeply, by the signs alone; undefined where they do not. */
export function tooManyAssertions(text: string): number | undefined {
  /** Of each bracket that is open, how many assertions are before what stands inside. */
  const open = [0];
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(signs)) {
    const last = open.length - 1;
    if (sign === '(' || sign === '[' || sign === '{') open.push(0);
    else if (sign !== '<') {
      // What an assertion is about ends with the list, the statement or the bracket.
      depth -= open[last] ?? 0;
      if (/[)\]}]/.test(sign) && last > 0) open.pop();
      else open[last] = 0;
    } else if (before.test(text.slice(Math.max(0, index - 40), index))) {
      open[last] = (open[last] ?? 0) + 1;
      depth += 1;
      if (depth > most) return index;
    }
  }
  return undefined;
}
