import { accepting } from '../../../src/host/facts/schemas/accepts.ts';
import type { JsonSchema } from '../../../src/rule/nodes.ts';

const accepted = await accepting()();

/** Whether ajv accepts a value, as `hublint compare` asks it. */
export const accepts = (schema: JsonSchema, value: unknown): boolean | undefined => accepted(schema, [value])[0];
