import type { Location, Positions } from '../../document/document.ts';
import type { Diagnostic } from '../result.ts';
import { directiveOf, isForeign } from '../suppress/directives.ts';
import { silenceOf } from '../suppress/silence.ts';

/** A comment by which an author silences findings. A review ignores them. */
export interface Waiver {
  readonly location: Location;
  /** As written; empty where the comment silences all that it can. */
  readonly rules: readonly string[];
  readonly reason?: string;
  /** How many of the findings it would silence. */
  readonly findings: number;
}

export function waiversIn(
  { comments }: Pick<Positions, 'comments'>,
  diagnostics: readonly Diagnostic[],
): readonly Waiver[] {
  return comments.flatMap((comment): Waiver[] => {
    const { file, start, end } = comment;
    const location = { file, start, end, approximate: false };
    const directive = directiveOf(comment);
    if (directive) {
      const { rules, reason } = directive;
      const { isSilent } = silenceOf([directive], diagnostics);
      const findings = diagnostics.filter(isSilent).length;
      return [{ location, rules, ...(reason !== undefined && { reason }), findings }];
    }
    return isForeign(comment) ? [{ location, rules: [], findings: 0 }] : [];
  });
}
