import type { Summary } from '../../../../engine/result/result.ts';
import { counted, formatCount } from '../../../../report/counts.ts';

/** The last check and its outcome. */
export interface Status {
  readonly at: Date;
  /** How many manifests were checked, out of how many. */
  readonly count: number;
  readonly total: number;
  readonly milliseconds: number;
  /** Absent if nothing could be checked. */
  readonly summary?: Summary;
  readonly hasKeys: boolean;
}

/** Help on the keys, long and short. */
const keys = ['Enter checks all, q quits', 'q quits'];

/** Returns a single line, however narrow the terminal is: the least important parts are left out first. */
export function statusLine({ at, count, total, milliseconds, summary, hasKeys }: Status, width: number): string {
  const time = at.toTimeString().slice(0, 8);
  const scope = count === total ? counted(count, 'manifest') : `${formatCount(count)} of ${counted(total, 'manifest')}`;
  const checked = `${scope} checked in ${duration(milliseconds)}`;
  const found = summary === undefined ? 'waiting for a change' : foundIn(summary);
  const parts = [time, ...(summary ? [checked] : []), found];
  const lines = [...(hasKeys ? keys.map((keyHint) => [...parts, keyHint]) : []), parts, [time, found]].map((parts) =>
    parts.join(' · '),
  );
  return lines.find(({ length }) => length < width) ?? found.slice(0, Math.max(width - 1, 1));
}

const foundIn = ({ errors, warnings }: Summary): string =>
  errors + warnings === 0
    ? 'no errors, no warnings'
    : [errors > 0 && counted(errors, 'error'), warnings > 0 && counted(warnings, 'warning')].filter(Boolean).join(', ');

const duration = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
