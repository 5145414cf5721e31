import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { sourceAt } from '../../../src/host/files/find/discover.ts';
import { Checker } from '../../../src/lsp/manifests/checker.ts';
import { EditorManifest } from '../../../src/lsp/manifests/manifest.ts';
import { Cancelled, Root } from '../../../src/lsp/manifests/root.ts';

/** A manifest whose check yields to the event loop, and is cancelled when it is out of date. */
function slow(name: string, log: string[], isStale: () => boolean): EditorManifest {
  const root = new Root('/ferry', { isStale });
  const manifest = new EditorManifest(root, sourceAt(`/ferry/${name}/integration.yaml`, '/ferry'));
  manifest.check = async () => {
    log.push(`${name} begun`);
    for (let turn = 0; turn < 20; turn++) {
      await setImmediate();
      if (isStale()) {
        log.push(`${name} left`);
        throw new Cancelled();
      }
    }
    return { source: manifest.source, run: await root.run(), overlay: new Map(), result: Object.create(null) };
  };
  return manifest;
}

function watched() {
  const log: string[] = [];
  const failures: unknown[] = [];
  const checker: Checker = new Checker({
    overlay: () => new Map(),
    done: ({ source }) => log.push(`${source.file} done`),
    failed: (error, { source }) => failures.push([source.file, error]),
    idle: () => log.push('idle'),
  });
  const manifest = (name: string) => slow(name, log, checker.isStale);
  return { log, failures, checker, manifest };
}

const begun = async (log: readonly string[], entry: string) => {
  while (!log.includes(entry)) await setImmediate();
};

it('checks simultaneous changes once, and the last change first', async () => {
  const { log, checker, manifest } = watched();
  const [north, south] = [manifest('north'), manifest('south')];
  checker.check([north, south]);
  checker.check([north]);
  await checker.settled();
  expect(log).toEqual([
    'north begun',
    'north/integration.yaml done',
    'south begun',
    'south/integration.yaml done',
    'idle',
  ]);
});

it('cancels the check of a manifest that changes again, and restarts it', async () => {
  const { log, checker, manifest } = watched();
  const north = manifest('north');
  checker.check([north]);
  await begun(log, 'north begun');
  checker.check([north]);
  await checker.settled();
  expect(log).toEqual(['north begun', 'north left', 'north begun', 'north/integration.yaml done', 'idle']);
});

it('cancels checks that are no longer wanted, and all of them when it is stopped', async () => {
  const { log, checker, manifest } = watched();
  const [north, south] = [manifest('north'), manifest('south')];
  checker.check([north]);
  await begun(log, 'north begun');
  checker.drop(north);
  await checker.settled();
  expect(log).toEqual(['north begun', 'north left', 'idle']);
  checker.check([north, south]);
  await begun(log, 'south begun');
  checker.stop();
  await checker.settled();
  expect(log.slice(3)).toEqual(['south begun', 'south left', 'idle']);
});

it('goes on after a failure', async () => {
  const { log, failures, checker, manifest } = watched();
  const [north, south] = [manifest('north'), manifest('south')];
  const failure = new Error('The tide is out.');
  south.check = async () => {
    throw failure;
  };
  checker.check([north, south]);
  await checker.settled();
  expect(failures).toEqual([['south/integration.yaml', failure]]);
  expect(log).toEqual(['north begun', 'north/integration.yaml done', 'idle']);
});

it('no longer checks a manifest that was dropped, whoever still requests it', async () => {
  const { log, checker, manifest } = watched();
  const [north, south] = [manifest('north'), manifest('south')];
  checker.drop(north);
  checker.check([north, south]);
  await checker.settled();
  checker.check([north]);
  await checker.settled();
  expect(log).toEqual(['south begun', 'south/integration.yaml done', 'idle']);
});

it('finishes shared work even while one manifest is out of date', async () => {
  const root = new Root('/ferry', { isStale: () => true });
  expect(await root.run()).toBe(await root.run());
});
