import { expect, it } from 'vitest';
import type { FileResult } from '../../src/engine/result/result.ts';
import { type Source, sourceAt } from '../../src/host/files/find/discover.ts';
import type { WorkerThread } from '../../src/host/worker-thread.ts';
import { type SharedWork, Sharing } from '../../src/run/sharing/sharing.ts';
import type { WorkerAnswer, WorkerTask } from '../../src/run/sharing/task.ts';
import { WorkQueue } from '../../src/run/sharing/work-queue.ts';
import { isWorthSharing } from '../../src/run/sharing/worth-sharing.ts';

const sourcesOf = (count: number): readonly Source[] =>
  Array.from({ length: count }, (_, number) => sourceAt(`/desks/${number}/integration.json`, '/desks'));

const resultOf = ({ file }: Source, by: string): FileResult => ({
  file,
  form: 'definition',
  opaque: 0,
  name: by,
  diagnostics: [],
  sources: new Map(),
});

type Doing = (queue: WorkQueue, answer: (answer: WorkerAnswer) => void) => void;

interface Other extends Partial<SharedWork> {
  /** The work of the other thread before it is asked for answers. */
  readonly asked: Doing;
  /** Its work until the first thread waits for it; if absent, it has exited by then. */
  readonly awaited?: Doing;
}

/** Simulates two threads in one: the other works when it is asked or waited for. */
function together(count: number, { asked, awaited, ...work }: Other) {
  const sources = sourcesOf(count);
  const queue = new WorkQueue();
  const waiting: WorkerAnswer[] = [];
  const said: string[] = [];
  const others = new WorkQueue(queue.memory);
  const answer = (one: WorkerAnswer) => waiting.push(one);
  const thread: WorkerThread<WorkerTask, WorkerAnswer> = {
    begin() {},
    answers() {
      asked(others, answer);
      return waiting.splice(0);
    },
    async waits() {
      awaited?.(others, answer);
      return awaited !== undefined;
    },
    end() {},
  };
  const check = async (source: Source) => resultOf(source, 'first');
  const completed = async (_: Source, found: FileResult) => ({ ...found, name: `${found.name}, completed` });
  const sharing = new Sharing({ sources, queue, check, completed, notice: (text) => said.push(text), ...work }, thread);
  return { sources, sharing, said, queue };
}

const found = (number: number): WorkerAnswer => ({
  number,
  result: resultOf(sourcesOf(number + 1)[number] as Source, 'second'),
  notices: [],
});

async function all(sharing: Sharing, count: number): Promise<FileResult[]> {
  const results: FileResult[] = [];
  for (let at = 0; at < count; at += 1) results.push(await sharing.next());
  return results;
}

it('yields the results of two threads in order, each manifest once', async () => {
  let looks = 0;
  const { sharing, sources } = together(9, {
    asked(queue, answer) {
      looks += 1;
      const number = looks % 2 === 0 ? queue.take() : undefined;
      if (number !== undefined && number < 9) answer(found(number));
    },
  });
  const results = await all(sharing, 9);
  expect(results.map(({ file }) => file)).toEqual(sources.map(({ file }) => file));
  expect(new Set(results.map(({ name }) => name))).toEqual(new Set(['first', 'second, completed']));
});

it('checks itself what the other thread could not', async () => {
  const { sharing, said } = together(4, {
    asked(queue, answer) {
      const number = queue.take();
      if (number !== undefined) answer({ number, notices: ['The compiler is missing.'] });
    },
  });
  expect((await all(sharing, 4)).map(({ name }) => name)).toEqual(['first', 'first', 'first', 'first']);
  expect(said).toContain('The compiler is missing.');
});

it('reports why a manifest could not be checked, in its place', async () => {
  const checked: string[] = [];
  const check = async (source: Source) => {
    checked.push(source.file);
    if (source.file.startsWith('1/')) throw new Error('It cannot be read.');
    return resultOf(source, 'first');
  };
  let taken: number | undefined;
  const { sharing } = together(3, {
    check,
    asked(queue) {
      taken ??= queue.take();
    },
    // Late: the first thread has tried all other manifests meanwhile.
    awaited: (_, answer) => answer(found(taken ?? -1)),
  });
  expect(await sharing.next()).toMatchObject({ file: '0/integration.json', name: 'second, completed' });
  expect(checked).toEqual(['1/integration.json', '2/integration.json']);
  await expect(sharing.next()).rejects.toThrow('It cannot be read.');
  expect(await sharing.next()).toMatchObject({ file: '2/integration.json', name: 'first' });
});

it('continues alone if the other thread is gone, with the manifest that it was checking', async () => {
  let lost: number | undefined;
  const { sharing, sources } = together(500, {
    asked(queue) {
      lost ??= queue.take();
    },
  });
  const results = await all(sharing, 500);
  expect(lost).toBe(0);
  expect(results.map(({ file }) => file)).toEqual(sources.map(({ file }) => file));
  expect(new Set(results.map(({ name }) => name))).toEqual(new Set(['first']));
});

it('is at most a fixed number of manifests ahead of the output', () => {
  const queue = new WorkQueue();
  const taken = Array.from({ length: 300 }, () => queue.take());
  expect(taken.slice(0, 200)).toEqual(Array.from({ length: 200 }, (_, number) => number));
  expect(new Set(taken.slice(200))).toEqual(new Set([undefined]));
  queue.done();
  expect([queue.take(), queue.take()]).toEqual([200, undefined]);
});

it('is used for hundreds of manifests on disk, and not otherwise', () => {
  const many = sourcesOf(400);
  const [one, ...others] = many as [Source, ...Source[]];
  expect(isWorthSharing(many, {})).toBe(true);
  expect(isWorthSharing(others, {})).toBe(false);
  expect(isWorthSharing(many, { since: 'main' })).toBe(false);
  expect(isWorthSharing(many, { load: true })).toBe(false);
  expect(isWorthSharing([...others, { ...one, isStdin: true }], {})).toBe(false);
  expect(isWorthSharing([...others, { ...one, text: '{}' }], {})).toBe(false);
});
