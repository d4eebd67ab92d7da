import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { isPlainError } from '@aangan/server';
import { runCommand } from './run-command.ts';

let directory: string;
before(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'aangan-command-'));
});
after(() => rm(directory, { recursive: true }));

async function refusal(...argv: string[]): Promise<string> {
  const error: unknown = await runCommand(argv).catch((reason: unknown) => reason);
  assert.ok(isPlainError(error), String(error));
  return error.message;
}

describe('the command line', () => {
  it('shows how it is used', async (context) => {
    const printed = context.mock.method(console, 'log', () => undefined);
    assert.equal(await runCommand([]), 0);
    assert.equal(await runCommand(['--help']), 0);
    assert.match(String(printed.mock.calls[0]?.arguments[0]), /publish <dir>/);
  });

  it('refuses what it does not know', async () => {
    assert.match(await refusal('destroy'), /^There is no command "destroy"/);
    assert.match(await refusal('status', '--colour'), /Unknown option '--colour'/);
    assert.match(await refusal('start', 'console'), /takes api, registry, edge or renderer/);
    assert.match(await refusal('publish'), /^Name a built folder/);
    const malformed = await refusal('status', '--channel', 'No name');
    assert.match(malformed, /^"No name" is not the name of a channel/);
  });

  it('changes no channel that it was not told', async () => {
    assert.match(await refusal('remove'), /^Name what to remove/);
    assert.match(await refusal('remove', 'vendors'), /^Name the channel .* --channel staging$/);
    const unexplained = await refusal('remove', 'vendors', '--channel', 'staging', '--why', ' ');
    assert.match(unexplained, /^Give the reason, for the history/);
  });

  it('reads an operator’s whole command line before it signs in', async (context) => {
    const printed = context.mock.method(console, 'log', () => undefined);
    assert.equal(await runCommand(['operator', '--help']), 0);
    assert.match(String(printed.mock.calls[0]?.arguments[0]), /suspend <account id>/);
    assert.match(await refusal('operator'), /^Name a command/);
    assert.match(await refusal('operator', 'praise'), /no command "operator praise"/);
    assert.match(await refusal('operator', 'queue', 'now'), /^Unexpected: "now"/);
    assert.match(await refusal('operator', 'verify', 'client', '1'), /^Name a profile/);
    assert.match(await refusal('operator', 'verify', 'designer', 'x'), /^Name a profile/);
    assert.match(await refusal('operator', 'suspend', '4'), /^Give the reason with --why/);
    assert.match(await refusal('operator', 'suspend', 'me', '--why', 'x'), /^Name an account/);
    assert.match(await refusal('operator', 'reinstate'), /^Name an account/);
    assert.match(await refusal('operator', 'queue'), /^Set AANGAN_EMAIL .* of an operator/);
  });

  it('reads an appointment before the database is touched', async () => {
    assert.match(
      await refusal('appoint', 'manager', 'a@example.com'),
      /^Name an office \(operator or integrator\)/,
    );
    assert.match(await refusal('appoint', 'operator'), /^Name an office/);
  });

  it('refuses a folder without a build, or with a malformed one', async () => {
    const publishing = () => refusal('publish', directory, '--channel', 'staging');
    assert.match(await publishing(), /has no release\.json\. Build the app first/);
    await writeFile(path.join(directory, 'release.json'), '{"name": 1}');
    assert.match(await publishing(), /release\.json cannot be published\./);
  });

  it('reports that no site answers', async () => {
    const message = await refusal('status', '--registry', 'http://127.0.0.1:1');
    assert.match(message, /^http:\/\/127\.0\.0\.1:1 does not answer\. Is Aangan running there\?/);
  });
});
