import type { Path } from '../../data/path.ts';
import { pointerOf } from '../../data/pointer.ts';
import type { Finding } from './finding.ts';

/** Leaves out findings of missing values that a misspelt name was meant for: one fault, one finding. */
export function withoutMisspelt(findings: readonly Finding[]): readonly Finding[] {
  const meant = new Set(findings.flatMap((finding) => (finding.meant ? [pointerOf(finding.meant.path)] : [])));
  if (meant.size === 0) return findings;
  const isInside = (path: Path) => {
    let pointer = '';
    return path.some((step) => {
      pointer += pointerOf([step]);
      return meant.has(pointer);
    });
  };
  return findings.filter((finding) => finding.meant || !finding.absent?.some(({ path }) => isInside(path)));
}
