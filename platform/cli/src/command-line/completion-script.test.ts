import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { commands } from '../commands.ts';
import { completionScript } from './completion-script.ts';

/** What bash offers at the end of a line. */
function offered(...words: string[]): string[] {
  const quoted = words.map((word) => `'${word}'`).join(' ');
  const script = `${completionScript('bash', commands)}
COMP_WORDS=(${quoted}); COMP_CWORD=${words.length - 1}; _aangan; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', script]).toString().trim().split('\n');
}

describe('completion in bash', () => {
  it('offers the commands, and after one its words and options', () => {
    assert.deepEqual(offered('aangan', 'pro'), ['promote']);
    assert.deepEqual(
      offered('aangan', ''),
      commands.map(({ name }) => name),
    );
    assert.deepEqual(offered('aangan', 'token', 'i'), ['issue']);
    assert.deepEqual(offered('aangan', 'promote', '--t'), ['--to']);
  });
});

describe('completion in zsh', () => {
  it('has a line for every command, with its options', () => {
    const script = completionScript('zsh', commands);
    assert.match(script, /^#compdef aangan/);
    for (const { name, options } of commands) {
      const line = script.split('\n').find((one) => one.startsWith(`    ${name}) `)) ?? '';
      for (const option of Object.keys(options)) assert.ok(line.includes(`--${option}`), name);
    }
  });
});
