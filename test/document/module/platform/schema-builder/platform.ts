import { createRequire } from 'node:module';
import { resolveReferences } from '../../../../../src/document/module/platform/schema-builder/json-schema/references.ts';
import { structure } from '../../../../../src/document/module/value/make.ts';
import { materialize } from '../../../../../src/document/module/value/materialize.ts';
import type { Origin } from '../../../../../src/document/module/value/value.ts';
import { jsonValue } from '../../../../../src/host/load/child/json-value.ts';
import type { Program } from './programs/index.ts';

type Convert = (schema: unknown, options: object) => unknown;

interface Transforms {
  readonly toJSONSchema: Convert;
  readonly toJSONSchemaLegacy: Convert;
}

/** The parts that are used of an SDK, which contains the schema builder. */
interface Sdk {
  readonly z: { readonly transforms?: Transforms };
  readonly transforms?: Transforms;
}

const require = createRequire(import.meta.url);
const sdks: Readonly<Record<string, Sdk>> = {
  '5.4.3': require('@botpress/sdk-5'),
  '7.2.4': require('@botpress/sdk'),
};

const payer = { spend: () => true };
const nowhere: Origin = { file: '', start: 0, end: 0 };

/** Runs a program and returns what the platform's CLI would send of its schema. Throws if that does. */
export function send({ before, expression, options }: Program, version: string, legacy: boolean): unknown {
  const sdk = sdks[version];
  const transforms = sdk?.z.transforms ?? sdk?.transforms;
  if (transforms === undefined) throw new Error(`there is no SDK ${version} with a converter`);
  const [schema, given] = new Function('z', `${before}\nreturn [${expression}, ${options}]`)(sdk?.z);
  const converted = legacy
    ? transforms.toJSONSchemaLegacy(schema, { target: 'jsonSchema7', ...given })
    : transforms.toJSONSchema(schema, given);
  // Values that JSON cannot represent are rejected. References are resolved before serialization, so a keyword whose value is
  // undefined counts.
  JSON.stringify(converted);
  const it = resolveReferences(jsonValue(converted), payer);
  return materialize(structure(new Map([['it', { key: nowhere, value: it }]]), nowhere)).data.it;
}
