import { createAcceptance } from '../../../src/host/facts/schemas/accepts.ts';
import type { JsonSchema } from '../../../src/rule/nodes.ts';

const accepted = await createAcceptance()();

/** Whether ajv accepts a value, as in `hublint compare`. */
export const accepts = (schema: JsonSchema, value: unknown): boolean | undefined => accepted(schema, [value])[0];
