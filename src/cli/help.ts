import { about } from '../about.ts';
import { paragraph, tableText } from '../report/terminal/layout.ts';
import type { OptionSpec } from '../run/options/option-table.ts';
import type { Command } from './command.ts';
import { commands, defaultCommand } from './commands/all.ts';
import { globalOptions } from './global-options.ts';
import type { TerminalLook } from './terminal.ts';

/** Wider lines are harder to read. */
const maxWidth = 80;

export const versionText = `${about.version}\n`;

export function generalHelp(look: TerminalLook): string {
  const page = pageOf(look);
  return [
    page.text(`${about.name} ${about.version}: checks the manifests of Botpress integrations.`),
    page.section('Usage', [
      [`${about.name} [${defaultCommand.name}] ${defaultCommand.operands} [OPTIONS]`],
      [`${about.name} COMMAND [OPTIONS]`],
    ]),
    page.section('Commands', commands.map(commandRow)),
    page.section(`Options of ${defaultCommand.name}`, optionRows(defaultCommand)),
    page.section('Examples', defaultCommand.examples),
    page.text(`\`${about.name} COMMAND --help\` shows the help of a command. ${about.homepage.replace(/#.*/, '')}`),
  ].join('\n');
}

export function commandHelp(command: Command, look: TerminalLook): string {
  const page = pageOf(look);
  const { name, operands, summary, details, examples } = command;
  const usage = [about.name, name, operands, '[OPTIONS]'].filter(Boolean).join(' ');
  return [
    page.section('Usage', [[usage]]),
    ...[summary, ...details].map(page.text),
    page.section('Options', optionRows(command)),
    page.section('Examples', examples),
  ].join('\n');
}

function pageOf({ palette, width }: TerminalLook) {
  const columns = Math.min(width, maxWidth);
  return {
    text: (text: string) => paragraph(text, columns),
    section: (title: string, rows: readonly (readonly string[])[]) =>
      `${palette.strong(title)}\n${tableText({ rows, width: columns, paints: [palette.place] })}`,
  };
}

const commandRow = ({ name, operands, summary }: Command) => [`${name} ${operands}`.trim(), summary];

function optionRows({ options }: Command): string[][] {
  return Object.entries<OptionSpec>({ ...options, ...globalOptions }).flatMap(
    ([name, { short, value, alone, help, negation }]) => {
      const flag = `${short ? `-${short}, ` : ''}--${name}${value ? ` ${alone ? `[${value}]` : value}` : ''}`;
      return [[flag, help], ...(negation ? [[`--no-${name}`, negation]] : [])];
    },
  );
}
