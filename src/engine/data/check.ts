import { boundedClosest } from '../../data/closest.ts';
import { isObject } from '../../data/objects.ts';
import { partOf } from '../../data/path.ts';
import type { Document } from '../../document/document.ts';
import type { DataDocument } from '../../document/open-data.ts';
import type { JsonSchema } from '../../rule/nodes.ts';
import { absentSchema } from '../absent-schema.ts';
import { locateFindings } from '../diagnostics/locate.ts';
import type { Finding } from '../findings/finding.ts';
import { formOf } from '../lint.ts';
import type { Plan } from '../plan/plan.ts';
import type { FileResult } from '../result/result.ts';
import { type DataFinding, faultFinding, stateFindings, textFindings } from './findings.ts';
import { knownSchema } from './known-schema.ts';
import type { DataPart } from './parts.ts';
import { type Payload, payloadIn } from './payload.ts';
import { reportableFaults, type ValueFault, withoutMisspelt } from './value-faults.ts';

/** Returns all faults of a value against a schema; undefined if the schema cannot be compiled. */
export type Validate = (schema: JsonSchema, value: unknown) => Promise<readonly ValueFault[] | undefined>;

/** What sample data is checked against. */
export interface DataTarget {
  readonly manifest: Document;
  readonly part: DataPart;
  readonly plan: Plan;
  readonly validate: Validate;
  /** The location of the payload in the data; by default it is inferred from the data's shape. */
  readonly payload?: Payload;
}

/**
 * Checks sample data for a part of a manifest. Findings are located in the data's file, with the location of the violated
 * schema keyword as `related`. Returns undefined if a validator cannot compile the schema.
 */
export async function checkData(data: DataDocument, target: DataTarget) {
  const { manifest, part, plan, validate } = target;
  const { schema, unknowns } = schemaOf(manifest, part);
  const payload = target.payload ?? payloadIn(data.value, part, schema);
  const isRead = data.value !== undefined;
  const faults = isRead ? await validate(schema, partOf(data.value, payload.path)) : [];
  if (faults === undefined) return undefined;
  const around = { schema, payload, closest: boundedClosest() };
  const findings = [
    ...textFindings(data),
    ...(isRead ? stateFindings(data.value, payload, manifest, part) : []),
    ...withoutMisspelt(reportableFaults(faults, schema)).map((fault) => faultFinding(fault, around)),
  ];
  const [here, there] = [await data.positions(), await manifest.positions()];
  const placed = findings.flatMap(({ rule, within, ...finding }: DataFinding): Finding[] => {
    const severity = plan.severityOf(rule);
    if (severity === 'off') return [];
    if (within === undefined) return [{ ...finding, rule, severity }];
    const wanted = there.locate({ path: [...part.schema, ...within], on: 'value' });
    const related = [{ message: 'The schema says so here.', location: wanted }];
    return [{ ...finding, rule, severity, placed: { location: here.locate(finding.at), related } }];
  });
  const { name, version } = manifest.data ?? {};
  const result: FileResult = {
    file: data.file,
    form: plan.form ?? formOf(manifest),
    opaque: unknowns.length,
    ...(typeof name === 'string' && { name }),
    ...(typeof version === 'string' && { manifestVersion: version }),
    diagnostics: locateFindings(placed, here, plan),
    sources: new Map([...there.sources, ...here.sources]),
  };
  return result;
}

/** A part's schema, with its unknown parts removed. */
function schemaOf({ data, unknowns }: Document, { schema: path }: DataPart) {
  const inside = unknowns
    .filter((unknown) => path.every((step, at) => at >= unknown.path.length || unknown.path[at] === step))
    .map((unknown) => ({ path: unknown.path.slice(path.length) }));
  const schema = knownSchema(partOf(data, path) ?? absentSchema, inside);
  return { schema: isObject(schema) ? schema : {}, unknowns: inside };
}
