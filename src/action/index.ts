import process from 'node:process';
import { answerWith, breaks } from '../host/programs/answer.ts';
import { streams } from '../host/streams.ts';
import { escapeData } from '../report/escape/workflow-command.ts';
import { fail, failWith } from './failure.ts';
import { run } from './run.ts';
import type { ActionRunner } from './runner.ts';

const { stdout } = streams(breaks);
const runner: ActionRunner = { env: process.env, stdout: stdout() };
const code = () => import('../host/config/imported.ts');

answerWith(run(runner), {
  failed: (error) => void code().then(({ astray }) => fail(astray(error), runner)),
  stuck: () => void code().then(({ stuck }) => fail(stuck(), runner)),
  ended: (message) => failWith(message, runner),
  lingers: (message) => void runner.stdout.write(`::warning title=hublint::${escapeData(message)}\n`),
});
