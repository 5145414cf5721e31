import { about } from '../about.ts';
import { type CommandEntry, type CommandName, commands, defaultCommand } from './commands/index.ts';
import { paragraph, tableText } from './layout.ts';
import { type OptionName, optionsOf, specOf } from './options/table.ts';
import type { Look } from './terminal.ts';

/** Wider lines are harder to read. */
const widest = 80;

export const versionText = `${about.version}\n`;

export async function generalHelp(look: Look): Promise<string> {
  const page = pageOf(look);
  const { examples } = await commands[defaultCommand].load();
  return [
    page.text(`${about.name} ${about.version}: checks Integration manifests of the bot platform.`),
    page.section('Usage', [
      [`${about.name} [${defaultCommand}] [TARGET…] [OPTIONS]`],
      [`${about.name} COMMAND [OPTIONS]`],
    ]),
    page.section('Commands', Object.entries(commands).map(commandRow)),
    page.section(`Options of ${defaultCommand}`, optionRows(defaultCommand)),
    page.section('Examples', examples),
    page.text(`\`${about.name} COMMAND --help\` says more about a command. ${about.homepage.replace(/#.*/, '')}`),
  ].join('\n');
}

export async function commandHelp(command: CommandName, look: Look): Promise<string> {
  const page = pageOf(look);
  const { operands, summary }: CommandEntry = commands[command];
  const { details, examples } = await commands[command].load();
  const usage = [about.name, command, operands, '[OPTIONS]'].filter(Boolean).join(' ');
  return [
    page.section('Usage', [[usage]]),
    ...[summary, ...details].map(page.text),
    page.section('Options', optionRows(command)),
    page.section('Examples', examples),
  ].join('\n');
}

function pageOf({ palette, width }: Look) {
  const columns = Math.min(width, widest);
  return {
    text: (text: string) => paragraph(text, columns),
    section: (title: string, rows: readonly (readonly string[])[]) =>
      `${palette.strong(title)}\n${tableText({ rows, width: columns, paints: [palette.place] })}`,
  };
}

const commandRow = ([name, { operands, summary }]: [string, CommandEntry]) => [`${name} ${operands}`.trim(), summary];

function optionRows(command: CommandName): string[][] {
  return optionsOf(command).flatMap((name: OptionName) => {
    const { short, value, help, negation } = specOf(name);
    const flag = `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`;
    return [[flag, help], ...(negation ? [[`--no-${name}`, negation]] : [])];
  });
}
