import { Socket } from 'node:net';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { ChildAnswer, ChildRequest, ChildTask } from '../protocol.ts';
import { bundle } from './bundle.ts';
import { FailedError, failureOf } from './failure.ts';
import { run } from './run.ts';
import { withholdParent } from './withhold.ts';

/** Requests and answers go through here, one line of JSON each. The standard streams are left to the modules. */
const channel = new Socket({ fd: 3 });

async function answer(request: ChildTask): Promise<ChildAnswer> {
  try {
    return await (request.work === 'bundle' ? bundle(request) : run(request));
  } catch (error) {
    return { failures: error instanceof FailedError ? error.failures : [failureOf(error)] };
  }
}

// Taken before a module can replace it: `withholdParent` removes what it needs to work.
const end: () => void = Reflect.get(process, 'reallyExit').bind(process, 1);
withholdParent();

// A timer or promise that a module left behind may fail later, long after its definition was read.
process.on('uncaughtException', () => {});
process.on('unhandledRejection', () => {});
// A module may also loop forever: if the parent is gone there is nobody to answer, so exit immediately.
channel.on('close', end);

async function serve(): Promise<void> {
  channel.write('ready\n');
  for await (const line of createInterface({ input: channel })) {
    const { nonce, number, ...work }: ChildRequest = JSON.parse(line);
    channel.write(`${nonce} ${number} ${JSON.stringify(await answer(work))}\n`);
  }
}

void serve();
