import { builtInPresets } from '../../../engine/plan/registry.ts';
import { formats } from '../../../report/formats.ts';
import { defineCommand } from '../../command.ts';
import { options } from './options.ts';

const listed = (names: object): string => Object.keys(names).join(', ');

export const lint = defineCommand({
  name: 'lint',
  operands: '[TARGET…]',
  takes: [0, Infinity],
  summary: 'Find problems in manifests. The default.',
  options,
  details: [
    'A TARGET is a file, a folder, a glob, git:REV:PATH for either in a git revision, hub:NAME@VERSION (or a range, or latest) or hub:ID for an integration of the hub, or - for standard input; the default is this folder. A folder is searched for integration.definition.ts, integration.{json,jsonc,yaml,yml} and *.integration.{json,jsonc,yaml,yml}.',
    `Formats: ${listed(formats)}. One is shown, pretty by default; those with =FILE are written to the file.`,
    `Presets: ${builtInPresets.join(', ')}. recommended is the default.`,
    'With --watch, a manifest is checked again when one of its files changes, and every manifest when a configuration changes. Enter or r checks all; q, Ctrl-C or Ctrl-D quits with the exit code of the last check. Without a terminal, the screen is not cleared, and a signal ends the run.',
    'Exit codes: 0 nothing at or above --fail-on, 1 findings, 2 hublint could not do its job.',
  ],
  examples: [
    ['hublint', 'Check this folder.'],
    ['hublint integrations/ --preset publish', 'Check everything below a folder, as for publishing.'],
    ['hublint --format compact --format json=report.json', 'Show one line per finding, and write a report.'],
    ['hublint --fix', 'Apply safe fixes, and show what is left.'],
    ['hublint --watch', 'Check again while files are edited.'],
    ['hublint --since HEAD^1', 'Check only integrations that the last commit touched.'],
    ['hublint git:origin/main:integrations/acme', 'Check an integration on another branch.'],
    ['hublint hub:acme/slack@latest', 'Check what is published; needs HUBLINT_TOKEN.'],
    ['cat record.json | hublint - --as record', 'Check standard input.'],
  ],
  // In the main file of the bundle: nearly every run needs it, so a chunk of its own would not pay off.
  load: () => import(/* webpackMode: "eager" */ './run.ts'),
});
