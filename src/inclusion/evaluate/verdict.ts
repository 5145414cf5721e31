/** Whether something holds; undefined where that cannot be said. */
export type Verdict = boolean | undefined;

export function every(verdicts: Iterable<Verdict>): Verdict {
  let all: Verdict = true;
  for (const verdict of verdicts) {
    if (verdict === false) return false;
    if (verdict === undefined) all = undefined;
  }
  return all;
}

export const not = (verdict: Verdict): Verdict => (verdict === undefined ? undefined : !verdict);

export function some(verdicts: Iterable<Verdict>): Verdict {
  let any: Verdict = false;
  for (const verdict of verdicts) {
    if (verdict === true) return true;
    if (verdict === undefined) any = undefined;
  }
  return any;
}

export function exactlyOne(verdicts: Iterable<Verdict>): Verdict {
  let held = 0;
  let unsure = false;
  for (const verdict of verdicts) {
    if (verdict === true) held += 1;
    if (held > 1) return false;
    if (verdict === undefined) unsure = true;
  }
  return unsure ? undefined : held === 1;
}
