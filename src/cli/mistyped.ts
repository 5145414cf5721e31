import { resolve } from 'node:path';
import { closest } from '../data/closest.ts';
import { KnownError } from '../engine/known-error.ts';
import { exists } from '../host/files/entries.ts';
import { commandNamed, commands } from './commands/all.ts';

interface CommandContext {
  /** A function, called only if needed: the folder may be gone. */
  readonly cwd: () => string;
  /** Whether help or the version is asked for: then a word can only be meant as a command. */
  readonly isAbout: boolean;
}

/** @throws KnownError for a word that is no file and looks like a misspelt command, or like a command in the wrong position. */
export function checkMistypedCommand([word, ...others]: readonly string[], { cwd, isAbout }: CommandContext): void {
  const misplacedCommand = others.find((operand) => commandNamed(operand) && !exists(resolve(cwd(), operand)));
  if (misplacedCommand !== undefined) {
    throw new KnownError({
      message: `File or folder \`${misplacedCommand}\` not found.`,
      hint: `The command comes first: \`hublint ${misplacedCommand} …\`.`,
    });
  }
  if (word === undefined || !/^[a-z]+$/.test(word)) return;
  const similar = closest(
    word,
    commands.map(({ name }) => name),
  );
  if ((similar === undefined && !isAbout) || exists(resolve(cwd(), word))) return;
  // An exact match means that the word is after `--`, where it is no command.
  if (similar === word) {
    throw new KnownError({
      message: `File or folder \`${word}\` not found.`,
      hint: 'To run the command of that name, write it before `--`.',
    });
  }
  throw new KnownError({
    message: `There is no command \`${word}\`, and no such file or folder.`,
    hint: similar === undefined ? '`hublint --help` lists the commands.' : `Did you mean \`${similar}\`?`,
  });
}
