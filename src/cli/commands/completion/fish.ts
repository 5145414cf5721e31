import { shellQuoted } from './shell-quoted.ts';
import type { CompletionFlag, Values, Vocabulary } from './vocabulary.ts';

export const fish = ({ defaultCommand, commands, rules, severities }: Vocabulary): string => `# hublint completion fish
function __hublint_command
    for word in (commandline -opc)[2..]
        if contains -- $word ${commands.map(({ name }) => name).join(' ')}
            echo $word
            return
        end
    end
    echo ${defaultCommand}
end
function __hublint_is_first
    test (count (commandline -opc)) -eq 1
end
${commands
  .flatMap(({ name, summary, flags, words }) => [
    `complete -c hublint -n __hublint_is_first -a ${name} -d ${shellQuoted(summary)}`,
    ...(words.length > 0
      ? [`complete -c hublint -n ${commandCondition(name)} -f -a ${shellQuoted(words.join(' '))}`]
      : []),
    ...flags.map((flag) => `complete -c hublint -n ${commandCondition(name)} ${flagOf(flag, rules, severities)}`),
  ])
  .join('\n')}
`;

const commandCondition = (command: string): string => shellQuoted(`test (__hublint_command) = ${command}`);

function flagOf(
  { flag, help, values }: CompletionFlag,
  rules: readonly string[],
  severities: readonly string[],
): string {
  const argument = values ? ` ${argumentsOf(values, rules, severities)}` : '';
  return `-l ${flag.slice(2)}${argument} -d ${shellQuoted(help)}`;
}

function argumentsOf(values: Values, rules: readonly string[], severities: readonly string[]): string {
  if (values.kind === 'words') return `-x -a ${shellQuoted(values.words.join(' '))}`;
  if (values.kind === 'file') return '-r -F';
  if (values.kind === 'any') return '-x';
  return `-x -a '{${rules.join(',')}}={${severities.join(',')}}'`;
}
