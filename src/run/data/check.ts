import { checkData } from '../../engine/data/check.ts';
import { KnownError } from '../../engine/known-error.ts';
import { lintDocument } from '../../engine/lint.ts';
import { textOnly } from '../../engine/plan/text-only.ts';
import type { FileResult } from '../../engine/result/result.ts';
import { faultsOf } from '../../host/facts/schemas/data-faults.ts';
import { oneSource } from '../check/one-source.ts';
import type { Run } from '../open-run.ts';
import type { RunEnvironment } from '../run-environment.ts';
import { type DataRequest, openerOf } from './origin.ts';
import { partNamed } from './part.ts';

/**
 * Checks data against its schema in a manifest. If the manifest itself is too broken to be read, the result contains its syntax
 * faults instead.
 * @throws KnownError for a manifest, part or data that does not exist, and for a schema that no data can be checked against.
 */
export async function checkRequestedData(
  run: Run,
  asked: DataRequest,
  environment: RunEnvironment,
): Promise<FileResult> {
  const { target } = asked;
  const { name, open, ...origin } = openerOf(asked, environment);
  const source = await oneSource(run, target);
  const manifest = await run.open(source);
  if (manifest.data === undefined) return lintDocument(manifest, textOnly);
  const part = partNamed(manifest, name);
  const dataTarget = { manifest, part, plan: await run.plan(source), validate: faultsOf, ...origin };
  const result = await checkData(await open(), dataTarget);
  if (result === undefined) {
    throw new KnownError({
      message: `Whether data is valid against the schema of \`${part.name}\` cannot be determined: the schema is not valid, or it takes too long.`,
      hint: `\`hublint ${target}\` says what is wrong with the schema, if anything.`,
    });
  }
  if (result.opaque > 0) {
    environment.notice?.(
      `The schema of \`${part.name}\` is not fully known without running the definition: its unknown parts accept everything.`,
    );
  }
  return result;
}
