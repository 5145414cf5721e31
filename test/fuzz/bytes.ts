import type { Dice } from '../document/arbitraries.ts';
import { oneOf } from './case.ts';

/** Returns a text as corrupted bytes, or bytes that never were a text. */
export function bytesOf(text: string, dice: Dice): Uint8Array {
  const whole = Buffer.from(text);
  const at = dice(whole.length + 1);
  const [head, tail] = [whole.subarray(0, at), whole.subarray(at)];
  return oneOf(
    [
      () => Buffer.concat([head, noise(dice, 1 + dice(8)), tail]),
      () => Buffer.concat([head, tail.subarray(1)]),
      () => Buffer.from(text, 'latin1'),
      () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
      () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), whole]),
      () => Buffer.concat([head, Buffer.alloc(1 + dice(3)), tail]),
      () => Buffer.concat([head, Buffer.from([0xed, 0xa0, 0x80]), tail]),
      () => Buffer.concat([head, Buffer.from([0xf0, 0x9f, 0x92])]),
      () => noise(dice, dice(400)),
      () => Buffer.concat([head, Buffer.alloc(30_000, oneOf(['[', '{"a":', ' ', '- ', '((', '"', '\\'], dice)), tail]),
    ],
    dice,
  )();
}

const noise = (dice: Dice, length: number) => Buffer.from(Array.from({ length }, () => dice(256)));
