import { about } from '../../about.ts';
import { lintDocument } from '../../engine/lint.ts';
import type { Plan } from '../../engine/plan.ts';
import { resultOf } from '../../engine/summary.ts';
import { openSession } from '../../host/session.ts';
import { format } from '../../report/compact.ts';
import { toJson } from '../../report/escape/json.ts';
import type { Command } from '../command.ts';
import { oneSource } from '../one-source.ts';
import { sessionOptions } from '../open.ts';
import { withUnknowns } from '../unknowns.ts';

/** Only what is wrong with the text itself: that alone makes what is printed less than what was meant. */
const textOnly: Plan = {
  rules: [],
  severityOf: (id) => (id.startsWith('syntax/') ? 'error' : 'off'),
  urlOf: () => undefined,
};

export const run: Command['run'] = async ({ operands: [target = '.'], values, io }) => {
  const session = await openSession({ ...sessionOptions(values, io), noConfig: true });
  const document = await session.open(await oneSource(session, target));
  const { data, unknowns } = document;
  if (data !== undefined) io.stdout.write(toJson(withUnknowns(data, unknowns)));
  const faults = await lintDocument(document, textOnly);
  if (faults.diagnostics.length === 0) return 0;
  io.stderr.write(
    format(resultOf(about.version, [faults]), { color: false, width: 80, quiet: false, rule: () => undefined }),
  );
  return 1;
};

export const details: Command['details'] = [
  'A record is printed without its wrapper. A value that cannot be known without running code is printed as { "$opaque": "why" }; so is, under the key "$opaque" or as a last item, that an object or a list may hold more.',
  'Exit codes: 0, 1 where the text of the manifest is broken (what could be read is still printed), 2 where there is nothing to read.',
];

export const examples: Command['examples'] = [
  ["hublint print . | jq '.actions | keys'", 'The actions of the integration in this folder.'],
];
