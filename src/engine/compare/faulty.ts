import type { Form } from '../../../schemas/form.ts';
import { isWithin, type Path, partOf } from '../../data/path.ts';
import { pointerOf } from '../../data/pointer.ts';
import { isSame } from '../../data/same.ts';
import type { Document } from '../../document/document.ts';
import type { Unread } from '../../rule/compare.ts';
import type { ModelCheck } from '../model/check.ts';
import type { ModelFinding } from '../model/finding.ts';
import { propertiesAt } from '../model/properties-at.ts';

/** A version that was checked against the model. */
export interface CheckedVersion {
  readonly document: Pick<Document, 'data' | 'unknowns'>;
  readonly model: Pick<ModelCheck, 'findings' | 'uncertain'>;
}

/** The faults that hide the value at their path from the rules. */
export const hidingFaults = ({ findings, uncertain }: CheckedVersion['model']): readonly ModelFinding[] =>
  findings.filter(({ about }) => uncertain(about));

/** The faults that prevent a value from being compared, unless it is the same in both versions. Each path once. */
export function* uncomparedFaults({
  base,
  head,
}: Readonly<Record<'base' | 'head', CheckedVersion>>): Generator<Omit<Unread, 'options'>> {
  const reported = new Set<string>();
  for (const [side, { model }] of [['head', head] as const, ['base', base] as const]) {
    for (const finding of hidingFaults(model)) {
      const { at, about, message } = finding;
      const id = pointerOf(about);
      if (reported.has(id) || isAssigned(about) || isUnchanged(finding, base.document, head.document)) continue;
      reported.add(id);
      yield { side, cause: 'fault', why: clauseOf(message), count: 1, at };
    }
  }
}

/** Values that the server assigns are not the author's, and are not compared. */
const isAssigned = ([name]: Path): boolean =>
  name !== undefined && !isTopOf('definition', name) && isTopOf('record', name);

const isTopOf = (form: Form, name: Path[number]): boolean => propertiesAt(form, []).includes(String(name));

function isUnchanged(
  finding: ModelFinding,
  { data: base }: CheckedVersion['document'],
  { data: head }: CheckedVersion['document'],
): boolean {
  const { at, about, fix } = finding;
  const isSameAt = (place: Path) => isSame(partOf(base, place), partOf(head, place));
  if (isUnderItsName(finding)) return isSameAt(about);
  // The fix of a misspelt name says which property was meant; otherwise the misplaced value is somewhere in the same container.
  return fix === undefined ? isSameAt(about.slice(0, -1)) : isSameAt(at.path) && isSameAt(about);
}

const isUnderItsName = ({ at, about }: ModelFinding): boolean => isWithin(about, at.path);

/** Turns a sentence into a clause, without the suggestion at its end. */
const clauseOf = (sentence: string): string =>
  sentence.replace(/^[A-Z]/, (letter) => letter.toLowerCase()).replace(/(?:; did you mean .*)?[.?]$/, '');
