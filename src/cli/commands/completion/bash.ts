import type { Values, Vocabulary } from './vocabulary.ts';

/**
 * bash splits words at `=`, so the script reads the words from the line itself and does not repeat the part before `=`. If
 * there are no candidates, bash offers files.
 */
export const bash = ({
  defaultCommand,
  commands,
  valuedFlags,
  rules,
  severities,
}: Vocabulary): string => `# hublint completion bash
_hublint() {
  local line=\${COMP_LINE:0:COMP_POINT} current previous='' before='' command=${defaultCommand} word choices=''
  local -a words
  read -ra words <<< "$line"
  [[ $line == *[[:space:]] ]] && words+=('')
  local last=$((\${#words[@]} - 1))
  current=\${words[last]}
  ((last > 0)) && previous=\${words[last - 1]}
  COMPREPLY=()
  ((last > 1)) && for word in "\${words[@]:1:last-1}"; do
    case $word in ${commands.map(({ name }) => name).join('|')}) command=$word; break ;; esac
  done
  if [[ $current == --*=* ]]; then
    before=\${current%%=*}=
    previous=\${current%%=*}
    current=\${current#*=}
  fi
  case $command:$previous in
${valuedFlags.map(({ pattern, values }) => `    ${pattern}) ${choicesOf(values, rules, severities)} ;;`).join('\n')}
    *)
      case $current in
        -*)
          case $command in
${commands.map(({ name, flags }) => `            ${name}) choices='${flags.map(({ flag }) => flag).join(' ')}' ;;`).join('\n')}
          esac ;;
        *)
          case $command in
${commands.flatMap(({ name, words }) => (words.length > 0 ? [`            ${name}) choices='${words.join(' ')}' ;;`] : [])).join('\n')}
          esac
          if ((last == 1)); then
            choices='${commands.map(({ name }) => name).join(' ')}'
            [[ -n $current ]] && COMPREPLY=($(compgen -f -- "$current"))
          fi ;;
      esac ;;
  esac
  local typed=$before$current
  local parted=''
  [[ $typed == *=* && $COMP_WORDBREAKS == *=* ]] && parted=\${typed%=*}=
  for word in $(compgen -W "$choices" -- "$current"); do
    word=$before$word
    COMPREPLY+=("\${word#"$parted"}")
  done
  [[ \${COMPREPLY[0]} == *= ]] && compopt -o nospace 2> /dev/null
  return 0
}
complete -o default -F _hublint hublint
`;

function choicesOf(values: Values, rules: readonly string[], severities: readonly string[]): string {
  if (values.kind === 'words') return `choices='${values.words.join(' ')}'`;
  if (values.kind !== 'rule-setting') return 'return 0';
  const settings = severities.map((severity) => `\${current%%=*}=${severity}`).join(' ');
  return `if [[ $current == *=* ]]; then choices="${settings}"; else choices='${rules.map((rule) => `${rule}=`).join(' ')}'; fi`;
}
