import type { Path } from './path.ts';

/** The JSON Pointer (RFC 6901) of a path. */
export const pointerOf = (path: Path): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** The path of a JSON Pointer, whose indices are not told from names; undefined for what is no pointer. */
export function pathOf(pointer: string): readonly string[] | undefined {
  const [start, ...steps] = pointer.split('/');
  return start === '' ? steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')) : undefined;
}
