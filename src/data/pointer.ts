import type { Path } from './path.ts';

/** The JSON Pointer (RFC 6901) of a path. */
export function pointerOf(path: Path): string {
  let pointer = '';
  for (const step of path) pointer += `/${/[~/]/.test(`${step}`) ? escaped(`${step}`) : step}`;
  return pointer;
}

const escaped = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1');

/** The path of a JSON Pointer, with array indices as strings; undefined if the string is no JSON Pointer. */
export function pathOf(pointer: string): readonly string[] | undefined {
  const [start, ...steps] = pointer.split('/');
  return start === '' ? steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')) : undefined;
}
