/** Thrown where a text has what is not read here, be it wrong or only unusual. */
export class Unclear extends Error {}

/** Never looked into: a stack for each would only cost. */
export const unclear = new Unclear();

/** What is read of a text; undefined where that is not clear. */
export function unlessUnclear<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unclear) return undefined;
    throw error;
  }
}
