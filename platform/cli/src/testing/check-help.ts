import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Command } from '../command-line/command.ts';
import { runCommand } from '../run-command.ts';

/**
 * Checks that the help of a command has its name and its options, and examples that it takes.
 * @param commands all of the command line that it is one of
 */
export async function checkHelp(
  { name, options, examples }: Command,
  commands: readonly Command[],
  context: TestContext,
): Promise<void> {
  const printed = context.mock.method(console, 'log', () => undefined);
  assert.equal(await runCommand([name, '--help'], commands), 0);
  const help = String(printed.mock.calls[0]?.arguments[0]);
  assert.match(help, new RegExp(`^aangan ${name}`));
  for (const option of Object.keys(options)) assert.ok(help.includes(`--${option}`), option);
  assert.ok(examples.length > 0);
  for (const example of examples) {
    const [typed = ''] = example.split(' > ')[0]?.split(' >> ') ?? [];
    const words = [...typed.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word);
    const [program, command = '', ...argv] = words.map(String);
    assert.equal(program, 'aangan');
    assert.equal(await runCommand([command, '--help', ...argv], commands), 0, example);
  }
}
