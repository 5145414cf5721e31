import { expect, test } from 'vitest';
import { checkChange, checkProblem, textOf } from '../../../src/engine/findings/shape.ts';
import type { Change } from '../../../src/rule/compare.ts';
import { defineRule, type Rule } from '../../../src/rule/index.ts';
import type { Problem } from '../../../src/rule/rule.ts';

const at = { path: ['actions', 'bookSeat', 'input', 'required', 0], on: 'value' } as const;
const fix = {
  title: 'Rename it',
  safety: 'safe',
  patches: [{ op: 'rename', path: ['actions', 'book_seat'], to: 'bookSeat' }],
} as const;
const whole: Problem = {
  message: 'missing',
  at,
  absent: [at, { path: [], on: 'key' }],
  meant: at,
  related: [{ at, message: 'It is declared here.' }],
  fix,
  ceiling: 'info',
};

// A rule in JavaScript may yield anything.
const yielded = (more: object): Problem => ({ ...whole, ...more });
const fixedBy = (more: object) => ({ fix: { ...fix, ...more } });
const patchedBy = (...patches: unknown[]) => fixedBy({ patches });

test('a problem that conforms to the types is accepted', () => {
  expect(() => checkProblem({ message: 'missing', at })).not.toThrow();
  expect(() => checkProblem(whole)).not.toThrow();
  expect(() => checkProblem({ ...whole, absent: at, related: [] })).not.toThrow();
  const patches = [
    { op: 'set', path: ['title'], value: 'Ferry' },
    { op: 'remove', path: ['title'] },
  ];
  expect(() => checkProblem(yielded(patchedBy(...patches)))).not.toThrow();
});

test.each<[object, string]>([
  [{ at: undefined }, "its `at` is not a place: write `at()`, or `at('title')`."],
  [{ at: null }, "its `at` is not a place: write `at()`, or `at('title')`."],
  [{ at: { path: '/title' } }, "its `at` is not a place: write `at()`, or `at('title')`."],
  [{ at: { path: ['actions', {}] } }, "its `at` is not a place: write `at()`, or `at('title')`."],
  [{ absent: ['title'] }, "its `absent` is not a place: write `at()`, or `at('title')`."],
  [{ absent: [at, { on: 'value' }] }, "its `absent` is not a place: write `at()`, or `at('title')`."],
  [{ meant: ['title'] }, "its `meant` is not a place: write `at()`, or `at('title')`."],
  [{ ceiling: 'warning' }, 'its `ceiling` is `warning`: write `error` or `warn` or `info`.'],
  [{ related: whole.related?.[0] }, 'its `related` is not a list: write `[{ at: at(…), message: … }]`.'],
  [{ related: [null] }, 'an item of `related` has no `message`, which is a string.'],
  [{ related: [{ at, message: 4 }] }, 'an item of `related` has no `message`, which is a string.'],
  [{ related: [{ message: 'Here.' }] }, "its `at` is not a place: write `at()`, or `at('title')`."],
  [fixedBy({ title: undefined }), 'its `fix` has no `title`, which is a string.'],
  [fixedBy({ safety: 'sure' }), 'its `safety` is `sure`: write `safe` or `unsafe`.'],
  [fixedBy({ patches: fix.patches[0] }), 'its `fix` has no list of `patches`.'],
  [patchedBy({ op: 'add', path: [] }), 'its `op` is `add`: write `set` or `remove` or `rename`.'],
  [patchedBy({ op: 'remove', path: at }), "the `path` of its patch is not a path: write `at('title').path`."],
  [patchedBy({ op: 'rename', path: ['title'], to: 3 }), 'its patch `rename` has no `to`, which is a string.'],
])('one that does not is refused: %j', (more, message) => {
  expect(() => checkProblem(yielded(more))).toThrow(new Error(message));
});

const change: Change = { message: 'removed', at, was: at, bump: 'none' };

test.each<[object, string | undefined]>([
  [{}, undefined],
  [{ was: undefined, bump: 'major' }, undefined],
  [{ at: ['title'] }, "its `at` is not a place: write `at()`, or `at('title')`."],
  [{ was: ['title'] }, "its `was` is not a place: write `at()`, or `at('title')`."],
  [{ bump: 'huge' }, 'its `bump` is `huge`: write `none` or `patch` or `minor` or `major`.'],
])('for a change, whatever the types would refuse is refused too: %j', (more, message) => {
  const check = () => checkChange({ ...change, ...more });
  if (message === undefined) expect(check).not.toThrow();
  else expect(check).toThrow(new Error(message));
});

test('the message id must be one of the rule’s own', () => {
  const rule: Rule = defineRule({
    id: 'seat-titled',
    summary: 'Seats have titles.',
    presets: {},
    messages: { missing: 'A seat.', empty: '' },
  });
  expect([textOf(rule, 'missing'), textOf(rule, 'empty')]).toEqual(['A seat.', '']);
  for (const id of ['absent', 'toString']) {
    expect(() => textOf(rule, id)).toThrow(new Error(`it yields the message \`${id}\`, which it does not have.`));
  }
});
