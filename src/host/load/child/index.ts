import { Socket } from 'node:net';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { ChildAnswer, ChildRequest, ChildTask } from '../protocol.ts';
import { bundle } from './bundle.ts';
import { FailedError, failureOf } from './failure.ts';
import { run } from './run.ts';
import { withholdParent } from './withhold.ts';

/** Requests come in and answers go out here, a line of JSON each. The standard streams are left to the modules. */
const channel = new Socket({ fd: 3 });

async function answer(request: ChildTask): Promise<ChildAnswer> {
  try {
    return await (request.work === 'bundle' ? bundle(request) : run(request));
  } catch (error) {
    return { failures: error instanceof FailedError ? error.failures : [failureOf(error)] };
  }
}

// Taken before a module can: what is left of it afterwards does not work.
const end: () => void = Reflect.get(process, 'reallyExit').bind(process, 1);
withholdParent();

// What a module leaves behind may fail later, when its definition is long known.
process.on('uncaughtException', () => {});
process.on('unhandledRejection', () => {});
// It may also be busy for ever: nobody is left to answer, so nothing is worth waiting for.
channel.on('close', end);

async function serve(): Promise<void> {
  channel.write('ready\n');
  for await (const line of createInterface({ input: channel })) {
    const { nonce, number, ...work }: ChildRequest = JSON.parse(line);
    channel.write(`${nonce} ${number} ${JSON.stringify(await answer(work))}\n`);
  }
}

void serve();
