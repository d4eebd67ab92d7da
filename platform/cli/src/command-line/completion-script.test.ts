import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { completed, platformCommands } from '../commands.ts';
import { completionScript } from './completion-script.ts';

const commands = completed(platformCommands);
const workspace = mkdtempSync(path.join(tmpdir(), 'aangan-completion-'));
for (const file of ['mfe-auth/remote.json', 'mfe-vendors/remote.json', 'shell/shell.json']) {
  mkdirSync(path.join(workspace, path.dirname(file)));
  writeFileSync(path.join(workspace, file), '{}');
}

/** What bash offers at the end of a line, in a folder, with `aangan` as this. */
function offered(words: string[], { cwd = workspace, aangan = 'false' } = {}): string[] {
  const quoted = words.map((word) => `'${word}'`).join(' ');
  const script = `${completionScript('bash', commands)}
aangan() { ${aangan}; }
COMP_WORDS=(${quoted}); COMP_CWORD=${words.length - 1}; _aangan; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', script], { cwd }).toString().trim().split('\n');
}

describe('completion', () => {
  after(() => rmSync(workspace, { recursive: true }));

  describe('in bash', () => {
    test('offers the commands, and after one its words and options', () => {
      assert.deepEqual(offered(['aangan', 'pro']), ['promote']);
      assert.deepEqual(
        offered(['aangan', '']),
        commands.map(({ name }) => name),
      );
      assert.deepEqual(offered(['aangan', 'token', 'i']), ['issue']);
      assert.deepEqual(offered(['aangan', 'promote', '--t']), ['--to', '--then']);
    });

    test('offers the remotes of the repository to the commands that take one', () => {
      assert.deepEqual(offered(['aangan', 'deploy', 'v']), ['vendors']);
      assert.deepEqual(offered(['aangan', 'switch-off', 'vendors', 'a']), ['auth']);
      assert.deepEqual(offered(['aangan', 'rollback', 's']), ['shell']);
      assert.deepEqual(offered(['aangan', 'history', 'v']), ['']);
      assert.deepEqual(offered(['aangan', 'deploy', 'v'], { cwd: tmpdir() }), ['']);
    });

    test('offers the channels of the site, or those that every site has', () => {
      const aangan =
        '[ "$*" = "completion channels" ] && echo production && echo qa && echo staging';
      const names = ['production', 'qa', 'staging'];
      for (const option of ['--to', '--channel', '--channels']) {
        assert.deepEqual(offered(['aangan', 'promote', 'x', option, ''], { aangan }), names);
      }
      assert.deepEqual(offered(['aangan', 'promote', 'x', '--to', '']), ['production', 'staging']);
    });
  });

  describe('in zsh', () => {
    test('has a line for every command, with its options and remotes, and the channels', () => {
      const script = completionScript('zsh', commands);
      assert.match(script, /^#compdef aangan/);
      for (const { name, options, takesRemotes } of commands) {
        const line = script.split('\n').find((one) => one.startsWith(`    ${name}) `)) ?? '';
        for (const option of Object.keys(options)) assert.ok(line.includes(`--${option}`), name);
        assert.equal(line.includes('_aangan_remotes'), takesRemotes ?? false, name);
      }
      assert.match(
        script,
        /--to\|--channel\|--channels\) compadd -- \$\(aangan completion channels/,
      );
    });
  });
});
