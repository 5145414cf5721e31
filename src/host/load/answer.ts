import * as z from 'zod';
import { attempt } from '../../data/attempt.ts';
import { keysOf } from '../../data/objects.ts';
import { faultIds } from '../../document/fault.ts';
import type { ChildAnswer } from './protocol.ts';

const path = z.array(z.union([z.string(), z.number()]));

/** An error may say as much as it likes; a finding is a sentence. */
const longest = 400;
const sentence = z
  .string()
  .transform((text) =>
    text.length > longest ? `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text,
  );

const failure = z.object({
  id: z.enum(keysOf(faultIds)),
  message: sentence,
  path: path.exactOptional(),
  place: z
    .object({ file: z.string(), line: z.int().exactOptional(), specifier: z.string().exactOptional() })
    .exactOptional(),
});

/** What a child may say: it runs the code of strangers, who may speak in its stead. */
const answer = z.union([
  z.object({ failures: z.array(failure).min(1) }),
  z.object({ code: z.string(), map: z.string() }),
  z.object({ manifest: z.string(), unknowns: z.array(z.object({ path, why: z.string() })) }),
]);

/** Undefined for a line that says nothing of the kind. */
export const readAnswer = (line: string): ChildAnswer | undefined => attempt(() => answer.parse(JSON.parse(line)));
