import type { Path } from '../../../src/data/path.ts';

/** Yields the places where the static result claims something other than the result of running the program. */
export function* disagreements(
  read: unknown,
  ran: unknown,
  path: Path,
  unknowns: ReadonlySet<string>,
): Generator<string> {
  const at = path.join('.');
  if (unknowns.has(`${at} value`)) return;
  const told = `${at}: ${JSON.stringify(read)} is ${JSON.stringify(ran)}`;
  if (typeof read !== 'object' || read === null || typeof ran !== 'object' || ran === null) {
    if (!Object.is(read, ran)) yield told;
    return;
  }
  if (Array.isArray(read) !== Array.isArray(ran)) yield told;
  const open = unknowns.has(`${at} rest`);
  if (open && Array.isArray(read)) return;
  for (const name of new Set([...Object.keys(read), ...Object.keys(ran)])) {
    const step = Array.isArray(read) ? Number(name) : name;
    const [mine, theirs] = [Reflect.get(read, name), Reflect.get(ran, name)];
    if (!Object.hasOwn(read, name) && open) continue;
    yield* disagreements(mine, theirs, [...path, step], unknowns);
  }
}
