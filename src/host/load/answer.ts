import * as z from 'zod';
import { attempt } from '../../data/attempt.ts';
import { keysOf } from '../../data/objects.ts';
import { faultIds } from '../../document/fault.ts';
import type { ChildAnswer } from './protocol.ts';

const path = z.array(z.union([z.string(), z.number()]));

/** The longest message in a finding, in UTF-16 units. An error thrown by a module may be of any length. */
const maxMessageLength = 400;
const sentence = z
  .string()
  .transform((text) =>
    text.length > maxMessageLength ? `${text.slice(0, maxMessageLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text,
  );

const failure = z.object({
  id: z.enum(keysOf(faultIds)),
  message: sentence,
  path: path.exactOptional(),
  place: z
    .object({ file: z.string(), line: z.int().exactOptional(), specifier: z.string().exactOptional() })
    .exactOptional(),
});

/** The answers that are accepted from a child: it runs untrusted code, which may try to answer in its place. */
const answer = z.union([
  z.object({ failures: z.array(failure).min(1) }),
  z.object({ code: z.string(), map: z.string() }),
  z.object({ manifest: z.string(), unknowns: z.array(z.object({ path, why: z.string() })) }),
]);

/** Returns undefined for a line that is not a valid answer. */
export const readAnswer = (line: string): ChildAnswer | undefined => attempt(() => answer.parse(JSON.parse(line)));
