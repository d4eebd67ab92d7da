import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { checkHelp, completed, packagesOf, runCommand as runOne } from '@aangan/cli/testing';
import { isPlainError } from '@aangan/server';
import { commands } from './commands.ts';

const all = completed(commands);
const runCommand = (argv: readonly string[]) => runOne(argv, all);

async function refusal(...argv: string[]): Promise<string> {
  const error: unknown = await runCommand(argv).catch((reason: unknown) => reason);
  assert.ok(isPlainError(error), String(error));
  return error.message;
}

describe('the commands of the site', () => {
  for (const name of ['start', 'operator', 'appoint', 'sign-out', 'backup', 'restore']) {
    test(`shows how ${name} is used, with its options and examples that it takes`, async (context) => {
      const command = all.find((one) => one.name === name);
      assert.ok(command);
      await checkHelp(command, all, context);
    });
  }

  test('are told apart by their names', () => {
    assert.equal(new Set(all.map(({ name }) => name)).size, all.length);
  });

  test('load servers, database and API only where they are used', () => {
    assert.deepEqual(packagesOf(path.join(import.meta.dirname, 'bin.ts')), ['p-map']);
  });

  test('start one of the parts, or all', async () => {
    assert.match(
      await refusal('start', 'shop'),
      /takes one of api, registry, edge, renderer, checker, console, or nothing/,
    );
  });

  test('reads an operator’s whole command line before it signs in', async (context) => {
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

  test('reads an appointment before the database is touched', async () => {
    assert.match(
      await refusal('appoint', 'manager', 'a@example.com'),
      /^Name an office \(operator or integrator\)/,
    );
    assert.match(await refusal('appoint', 'operator'), /^Name an office/);
  });

  test('signs nobody out by mistake', async () => {
    const mistakes = [['sign-out'], ['sign-out', 'asha'], ['sign-out', 'a@b.in', '--everybody']];
    for (const argv of mistakes) assert.match(await refusal(...argv), /^Name an address/);
  });
});
