/** A three-valued truth (Kleene logic); undefined if it is uncertain. */
export type Truth = boolean | undefined;

export function every(truths: Iterable<Truth>): Truth {
  let all: Truth = true;
  for (const truth of truths) {
    if (truth === false) return false;
    if (truth === undefined) all = undefined;
  }
  return all;
}

export const not = (truth: Truth): Truth => (truth === undefined ? undefined : !truth);

export function some(truths: Iterable<Truth>): Truth {
  let any: Truth = false;
  for (const truth of truths) {
    if (truth === true) return true;
    if (truth === undefined) any = undefined;
  }
  return any;
}

export function exactlyOne(truths: Iterable<Truth>): Truth {
  let held = 0;
  let unsure = false;
  for (const truth of truths) {
    if (truth === true) held += 1;
    if (held > 1) return false;
    if (truth === undefined) unsure = true;
  }
  return unsure ? undefined : held === 1;
}
