import process from 'node:process';
import { exitWith, markBroken } from '../host/programs/exit.ts';
import { streams } from '../host/streams.ts';
import { escapeData } from '../report/escape/workflow-command.ts';
import { fail, failWith } from './failure.ts';
import { run } from './run.ts';
import type { ActionRunner } from './runner.ts';

const { stdout } = streams(markBroken);
const runner: ActionRunner = { env: process.env, stdout: stdout() };
const code = () => import('../host/config/imported.ts');

exitWith(run(runner), {
  failed: (error) => void code().then(({ attributeError }) => fail(attributeError(error), runner)),
  stuck: () => void code().then(({ unsettledError }) => fail(unsettledError(), runner)),
  ended: (message) => failWith(message, runner),
  lingers: (message) => void runner.stdout.write(`::warning title=hublint::${escapeData(message)}\n`),
});
