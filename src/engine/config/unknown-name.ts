import { closest } from '../../data/closest.ts';
import { type Complaint, KnownError } from '../known-error.ts';

const maxListed = 20;

const quoted = (names: readonly string[]): string => names.map((one) => `\`${one}\``).join(', ');

/** Lists all known names; if there are too many, those that contain the given word. */
function listed(kind: string, name: string, known: readonly string[]): string {
  if (known.length <= maxListed) return `Known: ${quoted(known)}.`;
  const alike = known.filter((one) => one.split(/[-/]/).includes(name.toLowerCase()));
  const all = `\`hublint ${kind}s\` lists them.`;
  return alike.length === 0 || alike.length > maxListed ? all : `Containing this word: ${quoted(alike)}. ${all}`;
}

/** The name that is meant by one without its prefix: the author of a plugin's rule may forget it. */
function closestWithPrefix(name: string, known: readonly string[]): string | undefined {
  const near = closest(name, known.map(withoutPrefix));
  return known.find((one) => withoutPrefix(one) === near);
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf('/') + 1);

/** The error for an unknown name, with the closest known one. */
export function unknownName(kind: string, name: string, known: readonly string[], at?: Complaint['at']) {
  const near = closest(name, known) ?? closestWithPrefix(name, known);
  const hint = near ? `Did you mean \`${near}\`?` : listed(kind, name, known);
  return new KnownError({ message: `There is no ${kind} \`${name}\`.`, hint, ...(at && { at }) });
}
