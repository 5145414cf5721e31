import { shellQuoted } from './shell-quoted.ts';
import type { Values, Vocabulary } from './vocabulary.ts';

export const zsh = ({
  defaultCommand,
  commands,
  valuedFlags,
  rules,
  severities,
}: Vocabulary): string => `#compdef hublint
# hublint completion zsh
_hublint() {
  local current=\${words[CURRENT]} previous=\${words[CURRENT-1]} command=${defaultCommand} word
  local -a choices
  for word in \${words[2,CURRENT-1]}; do
    case $word in ${commands.map(({ name }) => name).join('|')}) command=$word; break ;; esac
  done
  if [[ $current == --*=* ]]; then
    previous=\${current%%=*}
    compset -P 1 '*='
  fi
  case $command:$previous in
${valuedFlags.map(({ pattern, values }) => `    ${pattern}) ${completionsOf(values, rules, severities)}; return ;;`).join('\n')}
  esac
  if [[ $current == -* ]]; then
    case $command in
${commands.map(({ name, flags }) => `      ${name}) choices=(${flags.map(({ flag, help }) => shellQuoted(`${flag}:${help}`)).join(' ')}) ;;`).join('\n')}
    esac
    _describe option choices
    return
  fi
  case $command in
${commands.flatMap(({ name, words }) => (words.length > 0 ? [`    ${name}) compadd -- ${words.join(' ')}; return ;;`] : [])).join('\n')}
  esac
  if ((CURRENT == 2)); then
    choices=(${commands.map(({ name, summary }) => shellQuoted(`${name}:${summary}`)).join(' ')})
    _describe command choices
  fi
  _files
}
if [[ $funcstack[1] == _hublint ]]; then _hublint "$@"; else compdef _hublint hublint; fi
`;

function completionsOf(values: Values, rules: readonly string[], severities: readonly string[]): string {
  if (values.kind === 'words') return `compadd -- ${values.words.join(' ')}`;
  if (values.kind === 'file') return '_files';
  if (values.kind === 'any') return ':';
  return `if compset -P 1 '*='; then compadd -- ${severities.join(' ')}; else compadd -S = -- ${rules.join(' ')}; fi`;
}
