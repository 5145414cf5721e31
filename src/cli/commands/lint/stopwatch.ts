import { performance } from 'node:perf_hooks';
import { tableText } from '../../../report/terminal/layout.ts';
import type { Problem, Rule } from '../../../rule/rule.ts';
import type { Watch } from '../../../run/surroundings.ts';

const slowest = 10;

export interface Stopwatch extends Watch {
  readonly phase: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** What took how long, for people. */
  readonly text: (width: number) => string;
}

/** Times the phases of a run and its rules. */
export function stopwatch(): Stopwatch {
  const phases = new Map<string, number>();
  const rules = new Map<string, number>();
  const add = (to: Map<string, number>, name: string, since: number) =>
    to.set(name, (to.get(name) ?? 0) + performance.now() - since);

  function* timed(id: string, problems: Iterable<Problem>): Generator<Problem> {
    const iterator = problems[Symbol.iterator]();
    for (;;) {
      const since = performance.now();
      const next = iterator.next();
      add(rules, id, since);
      if (next.done) return;
      yield next.value;
    }
  }

  return {
    async phase(name, work) {
      const since = performance.now();
      try {
        return await work();
      } finally {
        add(phases, name, since);
      }
    },
    rule: (rule) => {
      const watched = Object.entries(rule).map(([name, visitor]: [string, unknown]) =>
        typeof visitor === 'function' ? [name, (visit: unknown) => timed(rule.id, visitor(visit))] : [name, visitor],
      );
      // Names are kept: a rule's own, with visitors that take and give the same.
      return Object.fromEntries(watched) as Rule;
    },
    text: (width) => {
      const total = performance.now();
      const rest = total - sum(phases);
      const byTime = [...rules].sort(([, a], [, b]) => b - a);
      const table = (rows: (readonly [string, number])[]) =>
        tableText({ rows: rows.map(([name, time]) => [milliseconds(time), name]), width });
      return [
        table([['starting, finding manifests', rest], ...phases, ['in all, since the process started', total]]),
        rules.size > 0
          ? `Rules, the slowest first (they are a part of checking)\n${table(byTime.slice(0, slowest))}`
          : '',
      ].join('');
    },
  };
}

const sum = (times: ReadonlyMap<string, number>): number => [...times.values()].reduce((all, one) => all + one, 0);

const milliseconds = (time: number): string => `${time.toFixed(1).padStart(8)} ms`;
