import { readFile } from 'node:fs/promises';
import { toRegistry } from '@aangan/registry-client';
import { PlainError } from '@aangan/server/plain-error';
import type { Command, OptionValues } from '../command-line/command.ts';
import { jsonOption, siteOptions } from '../command-line/options.ts';
import { printResult } from '../command-line/print-result.ts';
import { none, one, readWhole } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { signIn } from '../sign-in.ts';
import { formatTable } from '../status/format-table.ts';
import { formatTime } from '../status/format-time.ts';

const example = 'aangan key add public.pem --team vendors --name release-2026';

export const keyCommand: Command = {
  name: 'key',
  parameters: 'add <file>|list|remove <id>',
  summary: 'Public keys that teams sign their releases with; for integrators.',
  options: {
    team: { type: 'string', value: '<team>', about: 'add: the team; "platform" for the shell' },
    name: { type: 'string', value: '<name>', about: 'add: what people know it by' },
    json: jsonOption,
    ...siteOptions,
  },
  details: `A publisher needs no key: each run makes one. Elsewhere, make a pair once, and publish with AANGAN_SIGNING_KEY:
  openssl genpkey -algorithm ed25519 -out private.pem && openssl pkey -in private.pem -pubout -out public.pem
What a removed key has signed is without provenance from then on.`,
  examples: [example, 'aangan key list', 'aangan key remove 2'],
  words: ['add', 'list', 'remove'],
  run: async ([command, ...rest], values) => {
    switch (command) {
      case 'add':
        return add(rest, values);
      case 'list':
        return list(rest, values);
      case 'remove':
        return remove(rest, values);
      default:
        throw new UsageError('aangan key takes add, list or remove.');
    }
  },
};

const signedIn = (values: OptionValues) => signIn(siteSettings(values), 'an integrator');

async function add(positionals: readonly string[], values: OptionValues): Promise<number> {
  const file = one(positionals, `the file of the public key: ${example}`);
  const { team, name } = values;
  if (!team || !name) throw new UsageError(`Name the team and the key: ${example}`);
  const publicKey = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new PlainError(`${file} cannot be read.`, { cause: error });
  });
  if (publicKey.includes('PRIVATE KEY')) {
    throw new UsageError(`${file} is a private key, which nobody else gets. It was not sent.`);
  }
  const site = await signedIn(values);
  const body = { team, name, publicKey };
  const result = await site.send(toRegistry('post', '/signing-keys', { body }));
  const text = `Key ${result.id} ("${name}") signs releases of ${team}: sha256 ${result.sha256}`;
  printResult(values, { result, text });
  return 0;
}

async function list(positionals: readonly string[], values: OptionValues): Promise<number> {
  none(positionals);
  const site = await signedIn(values);
  const result = (await site.read(toRegistry('get', '/signing-keys'))) ?? { results: [] };
  const rows = result.results.map((key) => [
    String(key.id),
    key.name,
    key.team,
    key.sha256.slice(0, 16),
    `${formatTime(key.addedAt)} by ${key.addedBy}`,
    key.removedAt ? `removed ${formatTime(key.removedAt)} by ${key.removedBy}` : 'counts',
  ]);
  const head = ['id', 'name', 'team', 'sha256', 'added', 'signatures'];
  const text = rows.length === 0 ? 'No key was registered yet.' : formatTable([head, ...rows]);
  printResult(values, { result, text });
  return 0;
}

async function remove(positionals: readonly string[], values: OptionValues): Promise<number> {
  const id = readWhole('id', one(positionals, 'one key by its id: aangan key remove 2'));
  const site = await signedIn(values);
  const params = { id: String(id) };
  const removing = toRegistry('post', '/signing-keys/{id}/removal', { params });
  const result = await site.send(removing);
  printResult(values, { result, text: `Key ${id} ("${result.name}") is removed.` });
  return 0;
}
