import type { ReviewedScript } from '../../engine/review/scripts.ts';
import { computed } from '../../engine/script/addresses.ts';
import { counted } from '../counts.ts';
import { sourceLines } from '../excerpt.ts';

/** A host or permission that scripts name. */
export interface AddressUse {
  readonly name: string;
  /** The names of these scripts. */
  readonly scripts: readonly string[];
  /** Warnings: it is contacted without encryption, or known only at run time. */
  readonly notes: readonly string[];
}

/** Each host or permission that scripts name, with the names of these scripts. */
export function addressUses(scripts: readonly ReviewedScript[], kind: 'hosts' | 'scopes'): readonly AddressUse[] {
  const addresses = new Map<string, { scripts: string[]; isPlain: boolean }>();
  for (const script of scripts) {
    for (const name of script[kind]) {
      const entry = addresses.get(name) ?? { scripts: [], isPlain: false };
      entry.scripts.push(scriptName(script));
      addresses.set(name, { ...entry, isPlain: entry.isPlain || (kind === 'hosts' && script.plain.includes(name)) });
    }
  }
  return [...addresses]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { scripts: by, isPlain }]) => {
      const isComputed = kind === 'hosts' && name === computed;
      const notes = [...(isComputed ? ['known only when the script runs'] : []), ...(isPlain ? ['not encrypted'] : [])];
      return { name, scripts: by, notes };
    });
}

export const scriptName = ({ key, owner }: Pick<ReviewedScript, 'key' | 'owner'>): string => `\`${key}\` of ${owner}`;

/** UTF-16 units: a script far above the platform's limit is truncated. */
const maxScriptLength = 10_000;

/** The lines of a script, and the message about omitted ones. */
export function codeIn({ text }: Pick<ReviewedScript, 'text'>): {
  readonly lines: readonly string[];
  readonly omission: string | undefined;
} {
  const left = text.length - maxScriptLength;
  const omission = left > 0 ? `${counted(left, 'more character')} not shown.` : undefined;
  return { lines: sourceLines(text.slice(0, maxScriptLength).trimEnd()), omission };
}
