import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Files, moveUnder, writeFiles } from '../inputs/folder.ts';
import { asJson, assets, writeManifestOfSize } from '../inputs/manifest.ts';
import { numbers } from '../inputs/numbers.ts';
import { manifestsIn } from '../inputs/real.ts';
import { measureInTurn } from '../measure/processes.ts';
import { best, median } from '../measure/statistics.ts';
import type { BenchPart } from '../part.ts';
import { formatSeconds, formatTime, formatUpperTarget } from '../print/figures.ts';

const bundle = fileURLToPath(new URL('../../dist/action', import.meta.url));
const integrations = 41;

/** From 5 to 85 KB, like real integrations; some have scripts. */
const generateManifests = (): Files =>
  Object.assign(
    {},
    ...numbers(integrations).map((number) => {
      const text = writeManifestOfSize(3_000 + number * 2_000, asJson, { scripted: number % 3 === 0 });
      return moveUnder(`desk-${number}`, { ...assets, 'desk.integration.json': text });
    }),
  );

const readRealManifests = (folder: string): Files =>
  Object.fromEntries(
    [...manifestsIn(folder)].map(([name, text]) => [name.replace('.json', '.integration.json'), text]),
  );

/** The environment variables that a runner sets for a step, besides its inputs. */
const runnerVariables = (workspace: string, runner: string) => ({
  GITHUB_ACTIONS: 'true',
  GITHUB_WORKSPACE: workspace,
  GITHUB_EVENT_NAME: 'workflow_dispatch',
  GITHUB_EVENT_PATH: join(runner, 'event.json'),
  GITHUB_OUTPUT: join(runner, 'output'),
  GITHUB_STEP_SUMMARY: join(runner, 'summary'),
  'INPUT_FAIL-ON': 'never',
  HOME: runner,
});

export const action: BenchPart = {
  title: 'The Action, as a runner starts it',
  run({ folder, manifests, runs }) {
    const runner = join(folder, 'runner');
    // A runner checks out the Action anew for each job.
    const fresh = join(folder, 'action');
    const kinds: Readonly<Record<string, Files>> = {
      [`${integrations} generated manifests`]: generateManifests(),
      ...(manifests !== undefined && { 'the real manifests in JSON': readRealManifests(manifests) }),
    };
    const commands = Object.fromEntries(
      Object.entries(kinds).map(([name, files], at) => {
        const workspace = join(folder, `workspace-${at}`);
        writeFiles(workspace, files);
        const before = () => {
          rmSync(fresh, { recursive: true, force: true });
          cpSync(bundle, fresh, { recursive: true });
          writeFiles(runner, { 'event.json': '{}', output: '', summary: '' });
        };
        return [
          name,
          { args: [join(fresh, 'index.js')], cwd: workspace, env: runnerVariables(workspace, runner), before },
        ];
      }),
    );
    const count = runs(10);
    const rows = Object.entries(measureInTurn(commands, { runs: count, warmUps: 1 })).map(([name, all]) => [
      name,
      formatTime(median(all)),
      formatTime(best(all)),
      formatUpperTarget(median(all), 1_000, formatSeconds),
    ]);
    const title = `First run, nothing kept: ${count} runs on Node ${process.versions.node}; runners have 24`;
    return { tables: [{ title, columns: ['', 'median', 'best', 'asked for'], rows }] };
  },
};
