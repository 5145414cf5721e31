import type { Form } from '../../../schemas/integration.ts';
import { type Path, partOf } from '../../data/path.ts';
import type { Document, Location, Positions, Target } from '../../document/document.ts';
import { locateFindings } from '../diagnostics/locate.ts';
import { formOf } from '../lint.ts';
import { validateAgainstModel } from '../model/validate.ts';
import type { Plan } from '../plan/plan.ts';
import type { Diagnostic, FileResult } from '../result/result.ts';
import { suppress } from '../suppress/suppress.ts';
import { type ComparisonContext, changesBetween, type FoundChange, type Version } from './changes.ts';
import { comparable } from './comparable.ts';

/** A version with the positions of its values. */
interface Placed extends Version {
  readonly positions: Positions;
}

/**
 * Returns the changes from one version to the other, each located in the head, with its location in the base as `related`.
 * Severities do not yet depend on the version bump: `withVerdict` adjusts them. Never throws for the manifests' contents.
 */
export async function compareDocuments(
  base: Document,
  head: Document,
  plan: Plan,
  context: ComparisonContext = {},
): Promise<FileResult> {
  const forms = { base: formOf(base), head: plan.form ?? formOf(head) };
  const [once, now] = [await sideOf(base, forms.base), await sideOf(head, forms.head)];
  const [before, after] = [versionOf(once, now), versionOf(now, once)];
  const changes = await changesBetween(before, after, plan, context);
  // Positions are computed only if there is a change to report.
  const sides = changes.length > 0 && {
    base: { ...before, positions: await base.positions() },
    head: { ...after, positions: await head.positions() },
  };
  const { name, version } = after.model.known;
  return {
    file: head.file,
    form: forms.head,
    opaque: head.unknowns.filter(({ reported }) => reported !== true).length,
    ...(name !== undefined && { name }),
    ...(version !== undefined && { manifestVersion: version }),
    diagnostics: sides ? await diagnosticsOf(changes, sides, plan) : [],
    sources: new Map(sides ? [...sides.base.positions.sources, ...sides.head.positions.sources] : []),
  };
}

interface Side extends Version {
  readonly form: Form;
}

async function sideOf(document: Document, form: Form): Promise<Side> {
  return { document, form, model: await validateAgainstModel(document.data ?? {}, form, document.unknowns) };
}

/** A version reduced to what the other version's form can express, too. */
function versionOf({ document, form, model }: Side, other: Side): Version {
  const known = comparable({ form, known: model.known }, { form: other.form, known: other.model.known });
  return { document, model: { ...model, known } };
}

interface Sides {
  readonly base: Placed;
  readonly head: Placed;
}

async function diagnosticsOf(
  changes: readonly FoundChange[],
  sides: Sides,
  plan: Plan,
): Promise<readonly Diagnostic[]> {
  const { document, positions } = sides.head;
  const placed = changes.map(({ was, because, ...change }) => ({
    ...change,
    placed: placesOf(change.at, was, because, sides),
  }));
  const diagnostics = locateFindings(placed, positions, plan);
  if (plan.inline === undefined || positions.comments.length === 0) return diagnostics;
  // Unused suppression comments are reported by `lint`: most are not about changes.
  return suppress(diagnostics, positions, { inline: plan.inline, document }).diagnostics;
}

function placesOf(at: Target, was: Target | undefined, because: Location | undefined, { base, head }: Sides) {
  if (was === undefined) return { location: because ?? locate(at, head), related: [] };
  const { version } = base.model.known;
  const message = `In ${version === undefined ? 'the base' : `version ${version}`} it is here.`;
  return { location: locate(at, head), related: [{ message, location: because ?? locate(was, base) }] };
}

/** For a missing value, the location of the container that would hold it; for a top-level one, that of `version`. */
function locate(target: Target, { document, model, positions }: Placed): Location {
  const isThere = (path: Path) => partOf(document.data, path) !== undefined;
  if (isThere(target.path) || model.uncertain(target.path)) return positions.locate(target);
  const holder = target.path.findLastIndex((_, at) => isThere(target.path.slice(0, at)));
  if (holder > 0) return positions.locate({ path: target.path.slice(0, holder), on: 'key' });
  return positions.locate({ path: isThere(['version']) ? ['version'] : [], on: 'value' });
}
