import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { sequentialQueue } from '../../../src/host/facts/scripts/sequential-queue.ts';

it('runs tasks one after the other, in the order of the requests', async () => {
  const inTurn = sequentialQueue();
  const told: string[] = [];
  const work = (name: string, milliseconds: number) => async () => {
    told.push(`${name} begins`);
    await setTimeout(milliseconds);
    told.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([inTurn(work('slow', 20)), inTurn(work('quick', 0))])).toEqual(['slow', 'quick']);
  expect(told).toEqual(['slow begins', 'slow ends', 'quick begins', 'quick ends']);
});

it('continues after a failed task, whose error goes to the caller', async () => {
  const inTurn = sequentialQueue();
  const failing = inTurn(async () => {
    throw new Error('no');
  });
  const next = inTurn(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
