import { defineCommand } from '../../command.ts';
import { options } from './options.ts';

export const completion = defineCommand({
  name: 'completion',
  operands: 'SHELL',
  takes: [1, 1],
  summary: 'Print a completion script for bash, zsh or fish.',
  options,
  details: ['It completes commands, options and their values: formats, presets, severities, rules.'],
  examples: [
    ['hublint completion bash > ~/.local/share/bash-completion/completions/hublint', 'For bash.'],
    ['hublint completion zsh > ~/.zfunc/_hublint', 'For zsh, where ~/.zfunc is in fpath.'],
    ['hublint completion fish > ~/.config/fish/completions/hublint.fish', 'For fish.'],
  ],
  load: () => import('./run.ts'),
});
