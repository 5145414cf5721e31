import { run } from './run.ts';

process.exitCode = await run({ env: process.env, stdout: process.stdout });
