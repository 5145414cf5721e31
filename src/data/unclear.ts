/** Thrown for input that this reader does not handle, whether invalid or only unusual. */
export class Unclear extends Error {}

/** One shared instance: nobody reads its stack, and capturing one for each throw costs time. */
export const unclear = new Unclear();

/** Returns the result of `read`, or undefined if it throws `Unclear`. */
export function unlessUnclear<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unclear) return undefined;
    throw error;
  }
}
