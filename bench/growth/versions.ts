import { asJson, assets, listed, manifest } from '../inputs/manifest.ts';
import { bare, settings, tenThousandfold } from './findings.ts';
import type { Series } from './series.ts';

const desk = (actions: object) => asJson({ ...manifest({ actions: 0 }), actions });

const titled = (count: number, name: string) =>
  listed(count, (n) => [`${name}${n}`, { title: `Lane ${n}`, description: `Where lane ${n} leads.` }]);

/** A growing number of findings in a baseline, and of changes between versions. */
export const versions: readonly Series[] = [
  {
    name: 'findings that a baseline records',
    unit: 'actions with two findings',
    counts: tenThousandfold,
    made: (count) => ({
      files: { ...assets, 'desk.json': asJson(bare(count)) },
      args: ['desk.json', ...settings, '--update-baseline', '--baseline', 'known.json'],
    }),
  },
  {
    name: 'findings of a baseline that are gone',
    unit: 'findings',
    counts: tenThousandfold,
    made: (count) => {
      const gone = Array.from({ length: count }, (_, at) => ({
        rule: 'action-title-required',
        pointer: `/actions/book${at}`,
        fingerprint: at.toString(16).padStart(32, '0'),
      }));
      const baseline = asJson({ version: 1, findings: { 'desk.json': gone } });
      const files = { ...assets, 'desk.json': asJson(manifest()), 'known.json': baseline };
      return { files, args: ['desk.json', ...settings, '--baseline', 'known.json'] };
    },
  },
  {
    name: 'actions that a version adds',
    unit: 'actions',
    counts: [1, 10, 100, 1_000, 5_000],
    made: (count) => ({
      files: { ...assets, 'old.json': desk({}), 'new.json': desk(titled(count, 'lane')) },
      args: ['compare', 'old.json', 'new.json', '--fail-on', 'never'],
    }),
  },
  {
    name: 'actions that a version names anew',
    unit: 'actions',
    counts: [1, 10, 100, 1_000, 5_000],
    made: (count) => ({
      files: { ...assets, 'old.json': desk(titled(count, 'lane')), 'new.json': desk(titled(count, 'route')) },
      args: ['compare', 'old.json', 'new.json', '--fail-on', 'never'],
    }),
  },
];
