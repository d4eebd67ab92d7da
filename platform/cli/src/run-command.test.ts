import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, type TestContext, test } from 'node:test';
import { isPlainError } from '@aangan/server';
import { exitCodeOf, failureAsJson } from './command-line/describe-failure.ts';
import { completed, platformCommands } from './commands.ts';
import * as program from './run-command.ts';
import { checkHelp } from './testing/check-help.ts';

const commands = completed(platformCommands);
const runCommand = (argv: readonly string[]) => program.runCommand(argv, commands);

let directory: string;

async function failure(...argv: string[]): Promise<Error> {
  const error: unknown = await runCommand(argv).catch((reason: unknown) => reason);
  assert.ok(isPlainError(error), String(error));
  return error;
}
/** Commands of this test have a token that no site has issued. */
function withToken(context: TestContext): void {
  process.env.AANGAN_TOKEN = 'a token';
  context.after(() => {
    delete process.env.AANGAN_TOKEN;
  });
}
const refusal = async (...argv: string[]) => (await failure(...argv)).message;

describe('the command line', () => {
  before(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'aangan-command-'));
  });
  after(() => rm(directory, { recursive: true }));

  test('shows how it is used', async (context) => {
    const printed = context.mock.method(console, 'log', () => undefined);
    assert.equal(await runCommand([]), 0);
    assert.equal(await runCommand(['--help']), 0);
    assert.match(String(printed.mock.calls[0]?.arguments[0]), /publish <dir>/);
    assert.match(String(printed.mock.calls[1]?.arguments[0]), /Exit codes: 0 done, 1 refused/);
  });

  for (const command of commands) {
    test(`shows how ${command.name} is used, with its options and examples that it takes`, (context) =>
      assert.doesNotReject(checkHelp(command, commands, context)));
  }

  test('ends with 2 for a wrong command line and with 1 for what fails', async (context) => {
    withToken(context);
    for (const argv of [
      ['destroy'],
      ['status', '--colour'],
      ['status', '--channel'],
      ['publish'],
      ['promote', 'vendors'],
      ['status', '--url', 'localhost:3000'],
    ]) {
      assert.equal(exitCodeOf(await failure(...argv)), 2, argv.join(' '));
    }
    const unreachable = await failure('status', '--url', 'http://127.0.0.1:1');
    assert.equal(exitCodeOf(unreachable), 1);
    assert.match(failureAsJson(unreachable), /"message": "http:\/\/127.0.0.1:1 does not answer/);
  });

  test('takes options before and after the command, and refuses those of another one', async (context) => {
    withToken(context);
    const unreachable = /^http:\/\/127\.0\.0\.1:1 does not answer/;
    assert.match(await refusal('--url', 'http://127.0.0.1:1', 'status'), unreachable);
    assert.match(await refusal('status', '--registry', 'http://127.0.0.1:1'), unreachable);
    assert.match(await refusal('status', '--days', '3'), /Unknown option '--days'/);
  });

  test('names no release, number or remote that cannot be one', async () => {
    const why = ['--why', 'x'];
    for (const named of ['vendors', 'vendors@', 'vendors@first', '../x@0123456789abcdef']) {
      assert.match(await refusal('promote', named, '--to', 'staging', ...why), /is not (a|the) /);
    }
    const whole = await refusal('history', '--channel', 'staging', '--limit', '-1');
    assert.match(whole, /--limit/);
    const rollback = ['rollback', '--channel', 'staging', ...why];
    assert.match(await refusal(...rollback), /^Name one remote, or a change set/);
    assert.match(await refusal(...rollback, '--change-set', 'x'), /takes a whole number/);
    assert.match(await refusal(...rollback, 'vendors', '--change-set', '2'), /^Unexpected/);
    assert.match(await refusal('deploy', 'absent', '--to', 'staging'), /no remote "absent"/);
    assert.match(await refusal('deploy', '../x', '--to', 'staging'), /no remote "\.\.\/x"/);
    assert.match(await refusal('dev'), /^Name a remote/);
    assert.match(await refusal('dev', 'absent'), /no remote "absent"/);
    assert.match(await refusal('dev', './absent'), /absent has no remote\.json/);
    assert.match(await refusal('dev', 'auth', '--port', '65536'), /^--port takes 1 to 65535/);
    for (const other of [
      'vendors@http://evil.example:1',
      'vendors@https://localhost:3100',
      '../x@http://localhost:1',
    ]) {
      assert.match(await refusal('compose', other), /is not a server of this computer/, other);
    }
    assert.match(await refusal('check'), /^Name a remote: aangan check/);
    assert.match(await refusal('check', 'absent'), /no remote "absent"/);
    assert.match(await refusal('check', 'api'), /^Name the document/);
    assert.match(await refusal('check', 'api', directory), /cannot be read as JSON/);
    assert.match(await refusal('token', 'steal'), /takes issue, list or revoke/);
    assert.match(await refusal('completion', 'fish'), /takes bash or zsh/);
    assert.match(
      await refusal('channel'),
      /takes create, list, remove, require-check, require-provenance or rollout-rules/,
    );
    assert.match(await refusal('channel', 'create'), /^Name the new channel/);
    assert.match(await refusal('channel', 'create', 'No name'), /is not the name of a channel/);
    assert.match(await refusal('channel', 'create', 'qa', '--hours', 'x'), /takes a whole number/);
    assert.match(await refusal('channel', 'remove', 'qa'), /^Give the reason/);
  });

  test('takes a canary of 0 to 100 percent, and none for a security fix', async () => {
    const given = ['promote', `vendors@${'0'.repeat(16)}`, '--to', 'staging', '--why', 'x'];
    for (const percent of ['101', '-1', '1.5', 'half', '']) {
      assert.match(await refusal(...given, `--canary=${percent}`), /^--canary takes a /, percent);
    }
    assert.equal(
      await refusal(...given, '--canary', '-1'),
      '--canary takes a percentage from 0 to 100, not "-1".',
    );
    const fix = await refusal(...given, '--canary', '10', '--security-fix');
    assert.match(fix, /^A security fix is for everybody/);
  });

  test('takes the steps of a rollout after a canary, and says what is wrong with them', async () => {
    const given = ['promote', `vendors@${'0'.repeat(16)}`, '--to', 'staging', '--why', 'x'];
    const steps = (...texts: string[]) => texts.flatMap((text) => ['--then', text]);
    const refused = (...texts: string[]) => refusal(...given, '--canary', '5', ...steps(...texts));
    assert.match(await refusal(...given, ...steps('25@30m')), /^--then follows a canary/);
    assert.match(await refused('25@half'), /^--then takes a percentage and a time .*not "25@half"/);
    assert.match(await refused('5@30m'), /^5@30m is no more than the 5 % before it/);
    assert.match(await refused('101@30m'), /^101@30m is for more than all visitors/);
    assert.match(await refused('25@0m'), /^25@0m has to come between 1 minute and 7 days/);
    assert.match(await refused('25@90d'), /^25@90d has to come between/);
    const many = Array.from({ length: 11 }, (_, at) => `${at + 10}@5m`);
    assert.match(await refused(...many), /^A rollout has at most 10 steps/);
    const whole = ['promote', '--composition', 'AbCdEfGh', '--to', 'staging', '--why', 'x'];
    assert.match(await refusal(...whole, ...steps('25@30m')), /^A canary is of releases/);
  });

  test('decides on a rollout of one remote, with a reason', async () => {
    assert.match(await refusal('rollout'), /takes status, pause, resume, approve, end/);
    assert.match(await refusal('rollout', 'stop', 'vendors'), /takes status, pause/);
    assert.match(await refusal('rollout', 'pause'), /^Name one remote/);
    assert.match(await refusal('rollout', 'status'), /^Name the channel/);
    const on = ['--channel', 'staging'];
    assert.match(await refusal('rollout', 'pause', 'vendors', ...on), /^Give the reason/);
    assert.match(await refusal('rollout', 'status', 'vendors', ...on), /^Unexpected/);
    assert.match(await refusal('rollout', 'approve', ...on), /^Name one remote, and the share/);
    assert.match(
      await refusal('rollout', 'approve', 'vendors', 'half', ...on),
      /^The share that you approve is a percentage, not "half"/,
    );
  });

  test('takes rules of a channel for rollouts that can be', async () => {
    const set = (...more: string[]) =>
      refusal('channel', 'rollout-rules', 'staging', '--why', 'x', ...more);
    assert.match(await set(), /^Name at least one rule/);
    assert.match(await set('--quiet', '22-7'), /^--quiet takes two times of a day/);
    assert.match(await set('--zone', 'UTC'), /^--zone is of --quiet/);
    assert.match(await set('--approval', 'me'), /^--approval takes none, integrator or another/);
    assert.match(await set('--min-views', '-1'), /^--min-views takes a whole number/);
    for (const time of ['soon', '12', '71d', '-1h']) {
      assert.match(await set(`--max-wait=${time}`), /^--max-wait takes a time such as/, time);
    }
    assert.match(await set('--min-views', '1', '--revision', 'x'), /^--revision takes a whole/);
  });

  test('refuses what it does not know', async () => {
    const unknown = await refusal('destroy');
    assert.equal(unknown, 'There is no command "destroy". aangan --help lists them all.');
    assert.match(await refusal('promot'), /^There is no command "promot"\. Did you mean promote\?/);
    assert.match(await refusal('swich-of'), /Did you mean switch-off\?/);
    assert.match(await refusal('status', '--colour'), /Unknown option '--colour'/);
    assert.match(await refusal('publish'), /^Name a built folder/);
    assert.match(await refusal('status', '--at', 'yesterday'), /^--at takes a date or a moment/);
    assert.match(await refusal('composition'), /^Name a composition/);
    assert.match(await refusal('composition', '../x'), /is not the id of a composition/);
    const good = ['bisect', '--good', 'AbCdEfGh'];
    assert.match(await refusal(...good, '--', 'true'), /^Name a good and a bad composition/);
    const both = [...good, '--bad', 'production@2026-11-22'];
    assert.match(await refusal(...both), /^Name the command to try/);
    assert.match(
      await refusal(...both, '--timeout', '0', '--', 'true'),
      /takes 1 to 86400 seconds/,
    );
    const yesterday = [...good, '--bad', 'production@yesterday', '--', 'true'];
    assert.match(await refusal(...yesterday), /not "yesterday"/);
    const malformed = await refusal('status', '--channel', 'No name');
    assert.match(malformed, /^"No name" is not the name of a channel/);
  });

  test('changes no channel that it was not told', async () => {
    assert.match(await refusal('remove'), /^Name what to remove/);
    assert.match(await refusal('remove', 'vendors'), /^Name the channel .* --channel staging$/);
    const unexplained = await refusal('remove', 'vendors', '--channel', 'staging', '--why', ' ');
    assert.match(unexplained, /^Give the reason, for the history/);
    const release = 'vendors@0123456789abcdef';
    assert.match(await refusal('promote', release), /^Name the channel .* --to staging$/);
    assert.match(await refusal('deploy', 'vendors'), /^Name the channel .* --to staging$/);
    for (const command of ['rollback', 'switch-off', 'switch-on']) {
      const unnamed = await refusal(command, 'vendors');
      assert.match(unnamed, /^Name the channel .* --channel staging$/);
      const silent = await refusal(command, 'vendors', '--channel', 'staging');
      assert.match(silent, /^Give the reason/);
    }
    assert.match(await refusal('promote', release, '--to', 'staging'), /^Give the reason/);
    const whole = ['promote', '--composition', 'AbCdEfGh'];
    assert.match(await refusal(...whole), /^Name the channel .* --to staging$/);
    assert.match(await refusal(...whole, '--to', 'staging'), /^Give the reason/);
    assert.match(await refusal(...whole, release), /^Unexpected/);
    assert.match(await refusal('retire', release), /^Give the reason/);
  });

  test('switches an extension by its slot and its module, or the path of its link', async () => {
    const at = ['switch-off', 'boards', '--channel', 'staging', '--why', 'x', '--extension'];
    for (const wrong of ['card.actions', '/Heart', 'card.actions/./Heart']) {
      assert.match(await refusal(...at, wrong), /^--extension takes a slot and a module, /, wrong);
    }
  });

  test('refuses a folder without a build, or with a malformed one', async () => {
    const publishing = () => refusal('publish', directory, '--channel', 'staging');
    assert.match(await publishing(), /has no release\.json\. Build the app first/);
    await writeFile(path.join(directory, 'release.json'), '{"name": 1}');
    assert.match(await publishing(), /release\.json cannot be published\./);
  });

  test('reads nothing of a site without an account or a token, and says what to set', async () => {
    const id = 'AbCdEfGhIjKlMnOpQrStUv';
    for (const typed of [
      ['status'],
      ['history', '--channel', 'staging'],
      ['channel', 'list'],
      ['composition', id],
      ['bisect', '--good', id, '--bad', id, '--', 'true'],
    ]) {
      const message = await refusal(...typed, '--url', 'http://127.0.0.1:1');
      assert.match(
        message,
        /^Set AANGAN_EMAIL and AANGAN_PASSWORD of an integrator, or AANGAN_TOKEN/,
      );
    }
  });

  test('reports that no site answers', async (context) => {
    withToken(context);
    const message = await refusal('status', '--registry', 'http://127.0.0.1:1');
    assert.match(message, /^http:\/\/127\.0\.0\.1:1 does not answer\. Is Aangan running there\?/);
  });
});
