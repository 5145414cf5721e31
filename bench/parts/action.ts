import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Files, under, write } from '../inputs/folder.ts';
import { asJson, assets, written } from '../inputs/manifest.ts';
import { numbers } from '../inputs/numbers.ts';
import { manifestsIn } from '../inputs/real.ts';
import { rounds } from '../measure/processes.ts';
import { best, median } from '../measure/statistics.ts';
import type { BenchPart } from '../part.ts';
import { atMost, seconds, time } from '../print/figures.ts';

const bundle = fileURLToPath(new URL('../../dist/action', import.meta.url));
const integrations = 41;

/** From 5 to 85 KB, like real integrations; some have scripts. */
const generated = (): Files =>
  Object.assign(
    {},
    ...numbers(integrations).map((number) => {
      const text = written(3_000 + number * 2_000, asJson, { scripted: number % 3 === 0 });
      return under(`desk-${number}`, { ...assets, 'desk.integration.json': text });
    }),
  );

const real = (folder: string): Files =>
  Object.fromEntries(
    [...manifestsIn(folder)].map(([name, text]) => [name.replace('.json', '.integration.json'), text]),
  );

/** The environment variables that a runner sets for a step, besides its inputs. */
const variables = (workspace: string, runner: string) => ({
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
      [`${integrations} generated manifests`]: generated(),
      ...(manifests !== undefined && { 'the real manifests in JSON': real(manifests) }),
    };
    const commands = Object.fromEntries(
      Object.entries(kinds).map(([name, files], at) => {
        const workspace = join(folder, `workspace-${at}`);
        write(workspace, files);
        const before = () => {
          rmSync(fresh, { recursive: true, force: true });
          cpSync(bundle, fresh, { recursive: true });
          write(runner, { 'event.json': '{}', output: '', summary: '' });
        };
        return [name, { args: [join(fresh, 'index.js')], cwd: workspace, env: variables(workspace, runner), before }];
      }),
    );
    const count = runs(10);
    const rows = Object.entries(rounds(commands, { runs: count, warmUps: 1 })).map(([name, all]) => [
      name,
      time(median(all)),
      time(best(all)),
      atMost(median(all), 1_000, seconds),
    ]);
    const title = `First run, nothing kept: ${count} runs on Node ${process.versions.node}; runners have 24`;
    return { tables: [{ title, columns: ['', 'median', 'best', 'asked for'], rows }] };
  },
};
