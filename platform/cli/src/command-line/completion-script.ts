import type { Command } from './command.ts';

export const shells = ['bash', 'zsh'] as const;
export type Shell = (typeof shells)[number];

/** The word after `aangan completion` that prints the names of channels, for the scripts. */
export const channelsWord = 'channels';

/**
 * A shell script that completes the commands and, after each, its words and options, the remotes of the current
 * repository, and the channels of the site.
 */
export function completionScript(shell: Shell, commands: readonly Command[]): string {
  return shell === 'bash' ? bashScript(commands) : zshScript(commands);
}

const namesOf = (commands: readonly Command[]) => commands.map(({ name }) => name).join(' ');

/** The channels; those that every site has, if the site does not answer or `aangan` is not on the PATH. */
const channels = `$(aangan completion ${channelsWord} 2>/dev/null || echo production staging)`;

/** Prints the names of the remotes below the current folder, and of the shell. */
const remotes = `_aangan_remotes() {
  local file
  for file in mfe-*/remote.json shell/shell.json; do
    [ -e "$file" ] || continue
    file="\${file%/*}"
    echo "\${file#mfe-}"
  done
}`;

function followersOf({ words = [], options, takesRemotes = false }: Command): string {
  const named = Object.keys(options).map((option) => `--${option}`);
  return [...words, ...named, '--help', ...(takesRemotes ? ['$(_aangan_remotes)'] : [])].join(' ');
}

function casesOf(commands: readonly Command[], line: (followers: string) => string): string {
  return commands
    .map((command) => `    ${command.name}) ${line(followersOf(command))} ;;`)
    .join('\n');
}

function bashScript(commands: readonly Command[]): string {
  return `${remotes}
_aangan() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words=''
  case "\${COMP_WORDS[1]}" in
${casesOf(commands, (followers) => `words="${followers}"`)}
  esac
  case "$before" in
    --to|--channel|--channels) words="${channels}" ;;
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then words='${namesOf(commands)}'; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _aangan aangan`;
}

function zshScript(commands: readonly Command[]): string {
  return `#compdef aangan
${remotes}
_aangan() {
  setopt local_options null_glob
  if (( CURRENT == 2 )); then
    compadd -- ${namesOf(commands)}
    return
  fi
  case "\${words[CURRENT-1]}" in
    --to|--channel|--channels) compadd -- ${channels}; return ;;
  esac
  case "\${words[2]}" in
${casesOf(commands, (followers) => `compadd -- ${followers}`)}
  esac
  _files
}
if [ "$funcstack[1]" = _aangan ]; then _aangan "$@"; else compdef _aangan aangan; fi`;
}
