import { performance } from 'node:perf_hooks';
import { keysOf } from '../../../data/objects.ts';
import { tableText } from '../../../report/terminal/layout.ts';
import type { Problem, Rule } from '../../../rule/rule.ts';
import type { Phase, Watch } from '../../../run/run-environment.ts';

type Part = 'starting' | Phase | 'waiting' | 'rest';

/** The phases that take time, roughly in the order in which they run. */
const parts: Readonly<Record<Part, string>> = {
  starting: 'starting hublint',
  configuration: 'configuration',
  finding: 'finding manifests',
  reading: 'reading them',
  facts: 'gathering facts for rules',
  waiting: 'waiting for facts: the script compiler, files',
  checking: 'checking',
  fixing: 'fixing',
  baseline: 'baseline',
  reporting: 'reporting',
  rest: 'everything else',
};

const maxRules = 10;

export interface Stopwatch extends Watch {
  /** Returns the measured times as tables for humans. */
  readonly text: (width: number) => string;
}

/** Times the phases of a run and its rules. Each millisecond since the process started counts once. */
export function stopwatch(): Stopwatch {
  const times = new Map<Part, number>();
  const rules = new Map<string, number>();
  let current: Part = 'starting';
  let last = 0;

  /** Adds the time since the last change to the current part. */
  const switchTo = (next: Part): void => {
    const now = performance.now();
    add(times, current, now - last);
    [current, last] = [next, now];
  };
  switchTo('rest');

  return {
    async phase(name, work) {
      const outerPart = current;
      const { idleTime } = performance.nodeTiming;
      switchTo(name);
      try {
        return await work();
      } finally {
        switchTo(outerPart);
        if (name === 'facts') {
          const waited = performance.nodeTiming.idleTime - idleTime;
          add(times, 'waiting', waited);
          add(times, 'facts', -waited);
        }
      }
    },
    rule: (rule) => timedRule(rule, (time) => add(rules, rule.id, time)),
    text: (width) => {
      switchTo('rest');
      return phaseTable(times, last, width) + ruleTable(rules, width);
    },
  };
}

/** Returns the same rule, which now reports how long each step of its visitors took. */
function timedRule(rule: Rule, addTime: (time: number) => void): Rule {
  const timedEntries = Object.entries(rule).map(([name, visitor]: [string, unknown]) =>
    typeof visitor === 'function' ? [name, (visit: unknown) => timed(visitor(visit), addTime)] : [name, visitor],
  );
  // The entries keep their names, and the visitors take and yield the same.
  return Object.fromEntries(timedEntries) as Rule;
}

function* timed(problems: Iterable<Problem>, addTime: (time: number) => void): Generator<Problem> {
  const iterator = problems[Symbol.iterator]();
  for (;;) {
    const since = performance.now();
    const next = iterator.next();
    addTime(performance.now() - since);
    if (next.done) return;
    yield next.value;
  }
}

const add = <K>(to: Map<K, number>, key: K, time: number): void => void to.set(key, (to.get(key) ?? 0) + time);

type Row = readonly [time: number, name: string];

const table = (rows: readonly Row[], width: number): string =>
  tableText({ rows: rows.map(([time, name]) => [`${time.toFixed(1).padStart(8)} ms`, name]), width });

function phaseTable(times: ReadonlyMap<Part, number>, total: number, width: number): string {
  const rows = keysOf(parts).flatMap((part): readonly Row[] => {
    const time = times.get(part);
    return time === undefined ? [] : [[time, parts[part]]];
  });
  return table([...rows, [total, 'total since the process started']], width);
}

/** The slowest rules, and the sum of all others. */
function ruleTable(rules: ReadonlyMap<string, number>, width: number): string {
  if (rules.size === 0) return '';
  const byTime = [...rules].sort(([, a], [, b]) => b - a);
  const others = byTime.slice(maxRules);
  const sum = (times: typeof byTime) => times.reduce((all, [, time]) => all + time, 0);
  const rows = byTime.slice(0, maxRules).map(([id, time]): Row => [time, id]);
  const rest: readonly Row[] = others.length > 0 ? [[sum(others), `${others.length} others`]] : [];
  const all: Row = [sum(byTime), 'all rules together'];
  return `Rules, the slowest first (they are a part of checking)\n${table([...rows, ...rest, all], width)}`;
}
