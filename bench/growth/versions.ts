import { asJson, assets, createEntries, createManifest } from '../inputs/manifest.ts';
import { createManifestWithoutTexts, lintArguments, tenThousandfold } from './findings.ts';
import type { Series } from './series.ts';

const createManifestText = (actions: object) => asJson({ ...createManifest({ actions: 0 }), actions });

const createActions = (count: number, name: string) =>
  createEntries(count, (n) => [`${name}${n}`, { title: `Lane ${n}`, description: `Where lane ${n} leads.` }]);

/** A growing number of findings in a baseline, and of changes between versions. */
export const versions: readonly Series[] = [
  {
    name: 'findings that a baseline records',
    unit: 'actions with two findings',
    counts: tenThousandfold,
    createStep: (count) => ({
      files: { ...assets, 'desk.json': asJson(createManifestWithoutTexts(count)) },
      args: ['desk.json', ...lintArguments, '--update-baseline', '--baseline', 'known.json'],
    }),
  },
  {
    name: 'findings of a baseline that are gone',
    unit: 'findings',
    counts: tenThousandfold,
    createStep: (count) => {
      const gone = Array.from({ length: count }, (_, at) => ({
        rule: 'action-title-required',
        pointer: `/actions/book${at}`,
        fingerprint: at.toString(16).padStart(32, '0'),
      }));
      const baseline = asJson({ version: 1, findings: { 'desk.json': gone } });
      const files = { ...assets, 'desk.json': asJson(createManifest()), 'known.json': baseline };
      return { files, args: ['desk.json', ...lintArguments, '--baseline', 'known.json'] };
    },
  },
  {
    name: 'actions that a version adds',
    unit: 'actions',
    counts: [1, 10, 100, 1_000, 5_000],
    createStep: (count) => ({
      files: {
        ...assets,
        'old.json': createManifestText({}),
        'new.json': createManifestText(createActions(count, 'lane')),
      },
      args: ['compare', 'old.json', 'new.json', '--fail-on', 'never'],
    }),
  },
  {
    name: 'actions that a version names anew',
    unit: 'actions',
    counts: [1, 10, 100, 1_000, 5_000],
    createStep: (count) => ({
      files: {
        ...assets,
        'old.json': createManifestText(createActions(count, 'lane')),
        'new.json': createManifestText(createActions(count, 'route')),
      },
      args: ['compare', 'old.json', 'new.json', '--fail-on', 'never'],
    }),
  },
];
