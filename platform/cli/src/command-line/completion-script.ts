import type { Command } from './command.ts';

export const shells = ['bash', 'zsh'] as const;
export type Shell = (typeof shells)[number];

/** A script for a shell that completes the commands, and after each its words and options. */
export function completionScript(shell: Shell, commands: readonly Command[]): string {
  return shell === 'bash' ? bashScript(commands) : zshScript(commands);
}

const namesOf = (commands: readonly Command[]) => commands.map(({ name }) => name).join(' ');

function followersOf({ words = [], options }: Command): string {
  return [...words, ...Object.keys(options).map((option) => `--${option}`), '--help'].join(' ');
}

function casesOf(commands: readonly Command[], line: (followers: string) => string): string {
  return commands
    .map((command) => `    ${command.name}) ${line(followersOf(command))} ;;`)
    .join('\n');
}

function bashScript(commands: readonly Command[]): string {
  return `_aangan() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words=''
  case "\${COMP_WORDS[1]}" in
${casesOf(commands, (followers) => `words='${followers}'`)}
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then words='${namesOf(commands)}'; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _aangan aangan`;
}

function zshScript(commands: readonly Command[]): string {
  return `#compdef aangan
_aangan() {
  if (( CURRENT == 2 )); then
    compadd -- ${namesOf(commands)}
    return
  fi
  case "\${words[2]}" in
${casesOf(commands, (followers) => `compadd -- ${followers}`)}
  esac
  _files
}
if [ "$funcstack[1]" = _aangan ]; then _aangan "$@"; else compdef _aangan aangan; fi`;
}
