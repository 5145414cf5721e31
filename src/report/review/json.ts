import type { PresentedAsset } from '../../engine/review/assets.ts';
import { partKinds } from '../../engine/review/parts.ts';
import type { Review } from '../../engine/review/review.ts';
import type { ReviewedScript } from '../../engine/review/scripts.ts';
import type { Secret } from '../../engine/review/secrets.ts';
import type { Waiver } from '../../engine/review/waivers.ts';
import { toJson } from '../escape/json.ts';
import { fileOf, locationOf } from '../json.ts';
import type { ReviewOptions, Unreviewed } from './reporter.ts';

/** The public contract, version 1: every key is listed explicitly, in order, so that nothing internal leaks. */
export const format = (review: Review, { version }: ReviewOptions): string =>
  toJson({
    version: 1,
    tool: { name: 'hublint', version },
    verdict: { outcome: review.verdict.outcome, text: review.verdict.text },
    checks: review.checks.map(({ about, outcome, text }) => ({ about, outcome, text })),
    questions: review.tasks.map(({ id, text }) => ({ id, text })),
    files: review.files.map(({ file, sha256, size }) => ({ file, sha256, size })),
    result: fileOf(review.result, { quiet: false }),
    previous: previousOf(review.previous),
    scripts: review.scripts.map(scriptOf),
    secrets: review.secrets.map(secretOf),
    waivers: review.waivers.map(waiverOf),
    assets: { icon: assetOf(review.assets.icon), readme: assetOf(review.assets.readme) },
    parts: partsOf(review),
    rules: review.rules.map(({ id, severity, options }) => ({ id, severity, options })),
  });

export const unreviewed = ({ target, why }: Unreviewed, { version }: Pick<ReviewOptions, 'version'>): string =>
  toJson({
    version: 1,
    tool: { name: 'hublint', version },
    verdict: { outcome: 'not-reviewed', text: why },
    target,
  });

function previousOf(previous: Review['previous']) {
  if (previous.kind === 'compared') return { kind: previous.kind, result: fileOf(previous.result, { quiet: false }) };
  return { kind: previous.kind, why: previous.kind === 'unknown' ? previous.why : undefined };
}

const scriptOf = (script: ReviewedScript) => ({
  key: script.key,
  owner: script.owner,
  pointer: script.pointer,
  location: locationOf(script.location),
  compiled: script.compiled.outcome,
  hosts: script.hosts,
  plain: script.plain,
  scopes: script.scopes,
  fields: script.fields,
  functions: script.functions,
  text: script.text,
});

const secretOf = ({ kind, name, owner, description, optional, isHidden, location }: Secret) => ({
  kind,
  name,
  owner,
  description,
  optional,
  hidden: isHidden,
  location: locationOf(location),
});

const waiverOf = ({ rules, reason, findings, location }: Waiver) => ({
  rules,
  reason,
  findings,
  location: locationOf(location),
});

const assetOf = (asset: PresentedAsset) => ({
  kind: asset.kind,
  address: asset.kind === 'address' ? asset.address : undefined,
  sha256: asset.kind === 'content' ? asset.sha256 : undefined,
});

const partsOf = ({ described: { parts } }: Review) =>
  partKinds.flatMap((kind) =>
    parts[kind].map(({ name, title, description, fields, generated, billable }) => ({
      kind,
      name,
      title,
      description,
      fields: fields.map(({ use, names }) => ({ use, names })),
      generated,
      billable,
    })),
  );
