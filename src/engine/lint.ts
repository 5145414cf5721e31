import type { Form } from '../../schemas/integration.ts';
import type { Document, Positions } from '../document/document.ts';
import type { Facts } from '../rule/facts.ts';
import { inReadingOrder, locateFindings, locateRemarks } from './diagnostics/locate.ts';
import type { CleanRuleCache } from './findings/clean-rule-cache.ts';
import type { Finding } from './findings/finding.ts';
import { withoutMisspelt } from './findings/misspelt.ts';
import { causesOf, opaqueFindings } from './findings/opaque.ts';
import { validateAgainstModel } from './model/validate.ts';
import type { Plan } from './plan/plan.ts';
import type { Diagnostic, FileResult } from './result/result.ts';
import { runRules } from './run-rules.ts';
import type { suppress } from './suppress/suppress.ts';

/** Only texts that contain this string are searched for suppression comments. */
const directiveMark = 'lint-disable';

/** The form of a manifest: a record is wrapped, or has properties that only the hub assigns. */
export const formOf = ({ wrapped, data }: Document): Form =>
  wrapped || (data !== undefined && Object.hasOwn(data, 'id') && Object.hasOwn(data, 'createdAt'))
    ? 'record'
    : 'definition';

/** The result, and the function that computes the joint edits of its fixes. */
export interface Linted {
  readonly result: FileResult;
  /** Absent if there are no positions, and so nothing to fix. */
  readonly edit?: Positions['edit'];
}

/**
 * Checks one manifest: validates it against the model, runs the rules, locates the findings in the text, and marks those that
 * comments suppress. Never throws for the manifest's contents.
 */
export const lintDocument = async (document: Document, plan: Plan, facts: Facts = {}): Promise<FileResult> =>
  (await lintToFix(document, plan, facts)).result;

/**
 * Like `lintDocument`, for callers that fix the findings, or that check the same manifests repeatedly: `cleanRules` is their
 * cache. Positions are computed only if needed.
 */
export async function lintToFix(
  document: Document,
  plan: Plan,
  facts: Facts = {},
  cleanRules?: CleanRuleCache,
): Promise<Linted> {
  const form = plan.form ?? formOf(document);
  const model = document.data && (await validateAgainstModel(document.data, form, document.unknowns));
  const checked = model && { document, model, form, plan, facts, cleanRules };
  const findings = withoutMisspelt(checkAll(document, plan, checked));
  const hasDirective = plan.inline !== undefined && document.hasComments !== false && document.mentions(directiveMark);
  const needsText = findings.length > 0 || document.unknowns.length > 0 || hasDirective;
  const positions = needsText ? await document.positions() : undefined;
  const suppressing = hasDirective ? (await import('./suppress/suppress.ts')).suppress : undefined;
  const { name, version } = document.data ?? {};
  const result: FileResult = {
    file: document.file,
    form,
    opaque: document.unknowns.filter(({ reported }) => reported !== true).length,
    ...(positions && document.unknowns.length > 0 && { causes: causesOf(document.unknowns, positions) }),
    ...(typeof name === 'string' && { name }),
    ...(typeof version === 'string' && { manifestVersion: version }),
    diagnostics: positions ? diagnosticsOf(findings, positions, { document, plan, suppressing }) : [],
    sources: positions?.sources ?? new Map(),
  };
  return { result, ...(positions && { edit: (patches) => positions.edit(patches) }) };
}

/** `suppressing` is given only if comments may suppress something or have to be reported: most manifests have none. */
function diagnosticsOf(
  findings: readonly Finding[],
  positions: Positions,
  { document, plan, suppressing }: Pick<Checked, 'document' | 'plan'> & { suppressing: typeof suppress | undefined },
): readonly Diagnostic[] {
  const { inline } = plan;
  const diagnostics = locateFindings(findings, positions, plan);
  if (inline === undefined || suppressing === undefined) return editable(diagnostics, positions);
  const { diagnostics: marked, remarks } = suppressing(diagnostics, positions, { inline, document });
  if (remarks.length === 0) return editable(marked, positions);
  return editable([...marked, ...locateRemarks(remarks, plan)].sort(inReadingOrder), positions);
}

/** Removes fixes of texts that contain U+FFFD: it replaces bytes that are not UTF-8, which writing the file would lose. */
function editable(diagnostics: readonly Diagnostic[], { sources }: Positions): readonly Diagnostic[] {
  const lossy = new Set([...sources].flatMap(([file, text]) => (text.includes('\uFFFD') ? [file] : [])));
  if (lossy.size === 0) return diagnostics;
  return diagnostics.map((diagnostic) => {
    const { fix, ...unfixed } = diagnostic;
    return fix?.edits.some(({ file }) => lossy.has(file)) ? unfixed : diagnostic;
  });
}

type Checked = Parameters<typeof runRules>[0];

/** Without data, there is nothing to check against the model and the rules. */
function checkAll(document: Document, plan: Plan, checked: Checked | undefined): readonly Finding[] {
  const findings = [...faultFindings(document, plan), ...opaqueFindings(document, plan)];
  if (checked === undefined) return findings;
  return [...findings, ...modelFindings(checked.model, plan), ...runRules(checked)];
}

function* modelFindings({ findings }: Checked['model'], plan: Plan): Generator<Finding> {
  for (const { id, about, ...finding } of findings) {
    const severity = plan.severityOf(`model/${id}`);
    if (severity !== 'off') yield { ...finding, absent: [{ path: about, on: 'value' }], rule: `model/${id}`, severity };
  }
}

function* faultFindings(document: Document, plan: Plan): Generator<Finding> {
  for (const { id, message, path, location, related = [] } of document.faults) {
    const rule = id.includes('/') ? id : `syntax/${id}`;
    const severity = plan.severityOf(rule);
    if (severity === 'off') continue;
    yield { rule, severity, messageId: id, message, at: { path, on: 'value' }, placed: { location, related } };
  }
}
