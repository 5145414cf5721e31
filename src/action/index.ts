import process from 'node:process';
import { streams } from '../host/streams.ts';
import { run } from './run.ts';

let isCut = false;

const { stdout } = streams(() => {
  isCut = true;
  process.exitCode = 2;
});

const code = await run({ env: process.env, stdout: stdout() });
process.exitCode = isCut ? 2 : code;
