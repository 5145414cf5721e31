import type { Form } from '../../../schemas/form.ts';
import { type Shape, shapeOf } from '../../../schemas/shape.ts';
import { isObject, ownOf } from '../../data/objects.ts';
import type { Path } from '../../data/path.ts';
import type { Unknown } from '../../document/document.ts';
import type { Manifest } from '../../rule/nodes.ts';
import type { ModelFinding } from './finding.ts';
import { type ModelMarks, marksOf } from './marks.ts';
import { entryForMap, schemaNames, unwrappedSchema, wrappedManifest } from './misplaced-level.ts';
import { nestedMap } from './nested.ts';
import { missingProperty, unknownProperties } from './property.ts';
import { wrongValue } from './value.ts';
import { violatedKeyword } from './violated-keyword.ts';

export interface ModelCheck {
  readonly findings: readonly ModelFinding[];
  /** The data without values that are ill-typed or not in the model; the same object if nothing was removed. */
  readonly known: Manifest;
  /**
   * Whether a path may hold something that rules do not see: it is opaque, ill-typed, missing and reported, or what a
   * misspelt property probably meant; it is inside such a value; or it is absent from a container that is not fully known.
   */
  readonly uncertain: (path: Path) => boolean;
  /** Whether there is a finding about the value at exactly this path. */
  readonly spoken: (path: Path) => boolean;
}

type Data = Readonly<Record<string, unknown>>;

interface Run {
  readonly form: Form;
  readonly marks: ModelMarks;
  readonly findings: ModelFinding[];
}

/**
 * Validates a manifest against the JSON Schema of its form. Zod's own validation is not used: it skips a key named `__proto__`,
 * copies the data, passes issues as call arguments, so that many of them overflow the stack, does not know about opaque
 * values, and takes longer to load than everything else.
 */
export function checkModel(data: Data, form: Form, unknowns: readonly Unknown[]): ModelCheck {
  const marks = marksOf(data, unknowns);
  const findings: ModelFinding[] = [];
  // The values that the check keeps have the types of the model.
  const known = checkWhole(shapeOf(form), data, { form, marks, findings }) as Manifest;
  return { findings, known, uncertain: marks.isUncertain, spoken: marks.isSpoken };
}

function checkWhole(shape: Shape, data: Data, run: Run): unknown {
  const wrapped = wrappedManifest(shape, data);
  return wrapped === undefined ? check(shape, data, [], run) : (addFinding(wrapped, [], run) ?? {});
}

/** The valid part of a value; undefined if it is ill-typed. */
function check(shape: Shape, value: unknown, path: Path, run: Run): unknown {
  if (!checkValue(shape, value, path, run)) return undefined;
  if (isObject(value)) return checkObject(shape, value, path, run);
  const { items } = shape;
  if (!Array.isArray(value) || items === undefined || 'length' in items) return value;
  return checkItems(items, value, path, run);
}

function checkObject(shape: Shape, value: Data, path: Path, run: Run): Data | undefined {
  const { properties, additionalProperties: others } = shape;
  if (properties !== undefined) return checkProperties(shape, value, path, run);
  if (typeof others !== 'object') return value;
  const single = entryForMap(others, value, path);
  if (single !== undefined) return addFinding(single, path, run);
  return mapEntries(value, (key, part) => checkEntry(others, part, [...path, key], run));
}

function checkEntry(shape: Shape, value: unknown, path: Path, run: Run): unknown {
  const nested = nestedMap(shape, value, path);
  return nested === undefined ? check(shape, value, path, run) : addFinding(nested, path, run);
}

function addFinding(finding: ModelFinding, path: Path, { findings, marks }: Run): undefined {
  findings.push(finding);
  marks.hide(path);
}

function checkProperties(shape: Shape, value: Data, path: Path, run: Run): Data {
  const { properties = {}, required = [] } = shape;
  const { form, marks, findings } = run;
  const strangers: string[] = [];
  const misplaced = marks.isUncertain([...path, 'schema']) ? [] : schemaNames(shape, value);
  if (misplaced.length > 0) addFinding(unwrappedSchema(path, misplaced), [...path, 'schema'], run);
  const kept = mapEntries(value, (key, part) => {
    if (misplaced.includes(key)) return undefined;
    const property = ownOf(properties, key);
    if (property === undefined) strangers.push(key);
    return property && check(property, part, [...path, key], run);
  });
  const known = Object.keys(properties);
  const absent = known.filter((key) => value[key] === undefined && !marks.isUncertain([...path, key]));
  for (const finding of unknownProperties({ form, path, keys: strangers, known, absent })) {
    findings.push(finding);
    marks.hide(finding.about);
  }
  for (const key of absent) {
    // A misspelt property may have been matched to it.
    if (!required.includes(key) || marks.isUncertain([...path, key])) continue;
    findings.push(missingProperty(path, key));
    marks.hide([...path, key]);
  }
  return kept;
}

function checkItems(element: Shape, items: readonly unknown[], path: Path, run: Run): readonly unknown[] {
  const kept = items.map((item, at) => (item === undefined ? item : check(element, item, [...path, at], run)));
  return kept.every((item, at) => item === items[at]) ? items : kept;
}

/** Checks a value itself, and returns whether rules see it: they also see some faulty values. */
function checkValue(shape: Shape, value: unknown, path: Path, { findings, marks }: Run): boolean {
  const missed = violatedKeyword(value, shape);
  if (missed === undefined) return true;
  const finding = wrongValue(missed, value, path);
  findings.push(finding);
  marks.speak(path);
  if (finding.id !== 'type' && finding.id !== 'enum') return true;
  marks.hide(path);
  return false;
}

/** Maps each part of an object; undefined removes it. Returns the same object if nothing changes. */
function mapEntries(value: Data, keep: (key: string, part: unknown) => unknown): Data {
  let kept: Record<string, unknown> | undefined;
  for (const key of Object.keys(value)) {
    const part = value[key];
    if (part === undefined) continue;
    const left = keep(key, part);
    if (left === part) continue;
    kept ??= { ...value };
    if (left === undefined) delete kept[key];
    else kept[key] = left;
  }
  return kept ?? value;
}
