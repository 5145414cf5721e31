import { isDeepStrictEqual } from 'node:util';
import type { Document, Patch, TextEdit } from '../../../src/document/document.ts';
import { type Fixed, fixManifest, type Overlay } from '../../../src/engine/fix.ts';
import type { Plan } from '../../../src/engine/plan.ts';
import type { Diagnostic, FileResult } from '../../../src/engine/result.ts';
import { lint, planOf } from '../lint.ts';
import { patched } from './patched.ts';

/** A manifest with faults. */
export interface Faulty {
  /** The faults that are to be mended. */
  readonly plan: Plan;
  readonly open: (overlay: Overlay) => Promise<Document>;
  /** Findings by any rule that are to be left as they are. */
  readonly known: ReadonlySet<string>;
}

export interface Mended {
  readonly fixed: Fixed;
  /** What was done, pass by pass. */
  readonly passes: readonly (readonly Patch[])[];
  readonly complaints: readonly string[];
}

/** What came of fixes. */
export interface Mending {
  /** What was mended. */
  readonly label: string;
  /** The rules whose findings have got a fix, once for each. */
  readonly fixed: readonly string[];
  readonly complaints: readonly string[];
}

export const everyRule = planOf();

export const fingerprintsOf = ({ diagnostics }: Pick<FileResult, 'diagnostics'>): ReadonlySet<string> =>
  new Set(diagnostics.map(({ fingerprint }) => fingerprint));

/** Applies every fix, and says what is wrong with the outcome. */
export async function mend(faulty: Faulty): Promise<Mended> {
  const looks: Look[] = [];
  const fixed = await fixManifest({
    lint: async (overlay) => {
      const look = await lookAt(await faulty.open(overlay), faulty);
      looks.push(look);
      return look.result;
    },
    unsafe: true,
  });
  const passes = looks.slice(1).map((after, index) => patchesBetween(looks[index], after));
  const complaints = await newFaults(faulty, fixed);
  for (const { fix, pointer, rule } of fixed.result.diagnostics) {
    if (fix) complaints.push(`there is a fix left of ${rule} at ${pointer}`);
  }
  for (const [index, patches] of passes.entries()) {
    const data = patched(looks[index]?.data, patches);
    if (!isDeepStrictEqual(data, looks[index + 1]?.data)) complaints.push(`pass ${index + 1} makes other data`);
  }
  return { fixed, passes, complaints };
}

/** What is there before or after a pass. */
interface Look {
  readonly data: unknown;
  readonly result: FileResult;
  readonly patchesOf: (diagnostic: Diagnostic) => readonly Patch[];
}

async function lookAt(document: Document, { plan, known }: Faulty): Promise<Look> {
  const patches = new Map<readonly TextEdit[], readonly Patch[]>();
  const positions = async () => {
    const own = await document.positions();
    const edit = (asked: readonly Patch[]) => {
      const edits = own.edit(asked);
      if (edits) patches.set(edits, asked);
      return edits;
    };
    return { locate: own.locate.bind(own), edit, comments: own.comments, sources: own.sources };
  };
  const result = await lint({ ...document, positions }, plan);
  const diagnostics = result.diagnostics.filter(({ fingerprint }) => !known.has(fingerprint));
  const patchesOf = ({ fix }: Diagnostic) => (fix && patches.get(fix.edits)) ?? [];
  return { data: document.data, result: { ...result, diagnostics }, patchesOf };
}

/** Of fixes that overlap, one has to wait: its finding is still there after the pass. */
function patchesBetween(before: Look | undefined, after: Look): readonly Patch[] {
  const left = fingerprintsOf(after.result);
  const gone = before?.result.diagnostics.filter(({ fingerprint }) => !left.has(fingerprint)) ?? [];
  return gone.flatMap((diagnostic) => before?.patchesOf(diagnostic) ?? []);
}

/** By the rule that has a fix, the one that may find fault once that is applied. */
const uncovers: Readonly<Record<string, string>> = {
  // Where a link is required, a script that yields none is in the way of saying that there is none.
  'script-empty': 'identifier-link-required',
};

/** What any rule finds that it did not find before. */
async function newFaults({ open, known }: Faulty, { changes, before }: Fixed): Promise<string[]> {
  const after = await open(new Map(changes.map((change) => [change.file, change.after])));
  const old = fingerprintsOf(before);
  const uncovered = new Set(before.diagnostics.map(({ rule }) => uncovers[rule]));
  return (await lint(after, everyRule)).diagnostics
    .filter(({ fingerprint, rule }) => !known.has(fingerprint) && !old.has(fingerprint) && !uncovered.has(rule))
    .map(({ rule, pointer }) => `the fix makes ${rule} find fault at ${pointer}`);
}
