import { createHash } from 'node:crypto';
import { cpSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { reviewModel } from '../../../schemas/review.ts';
import { hubForTests } from '../../host/hub/hub-for-tests.ts';
import { folderWith, type Seen } from '../terminal.ts';

export const { hub, run } = hubForTests();

type Json = Readonly<Record<string, unknown>>;

const jsonSchema: Json = JSON.parse(
  readFileSync(new URL('../../../schemas/review.schema.json', import.meta.url), 'utf8'),
);

const ajv = new Ajv({ allErrors: true });

addFormats.default(ajv);

const meetsSchema = ajv.compile(jsonSchema);

/** Returns the review as data, checked against both of its models. */
export function reviewIn({ stdout }: Seen) {
  const data: unknown = JSON.parse(stdout);
  expect(meetsSchema(data) || meetsSchema.errors).toBe(true);
  return reviewModel.parse(data);
}

/** Copies the example `parcel-desk`, whose script is truncated. Returns its folder. */
export function parcelDesk(): string {
  const cwd = folderWith({});
  cpSync(fileURLToPath(new URL('../../../examples/parcel-desk', import.meta.url)), cwd, { recursive: true });
  return cwd;
}

export const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

export const outcomes = (review: ReturnType<typeof reviewIn>) =>
  Object.fromEntries(review.checks.map(({ about, outcome }) => [about, outcome]));
