import { toRegistry } from '@aangan/registry-client';
import { readChannel } from '../channel-option.ts';
import type { Command, OptionValues } from '../command-line/command.ts';
import { jsonOption, siteOptions } from '../command-line/options.ts';
import { printResult } from '../command-line/print-result.ts';
import { none, one, readWhole } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { signIn } from '../sign-in.ts';
import { formatTable } from '../status/format-table.ts';
import { formatTime } from '../status/format-time.ts';

const example =
  'aangan token issue --team vendors --name vendors-ci --channels staging,production --days 90';

export const tokenCommand: Command = {
  name: 'token',
  parameters: 'issue|list|revoke <id>',
  summary: 'Tokens with which teams publish and change their own remotes; for integrators.',
  options: {
    team: { type: 'string', value: '<team>', about: 'issue: the team, as in remote.json' },
    name: { type: 'string', value: '<name>', about: 'issue: what the history calls the token' },
    channels: { type: 'string', value: '<a,b>', about: 'issue: the channels that it may change' },
    days: {
      type: 'string',
      value: '<n>',
      about: 'issue: how long it is valid, at most 366; 90 without',
    },
    'may-check': {
      type: 'boolean',
      about: 'issue: it may record checks of compositions, which channels can require',
    },
    json: jsonOption,
    ...siteOptions,
  },
  details: 'issue prints the token once; the registry keeps its hash only. Set it as AANGAN_TOKEN.',
  examples: [example, 'aangan token list', 'aangan token revoke 3'],
  words: ['issue', 'list', 'revoke'],
  run: async ([command, ...rest], values) => {
    switch (command) {
      case 'issue':
        return issue(rest, values);
      case 'list':
        return list(rest, values);
      case 'revoke':
        return revoke(rest, values);
      default:
        throw new UsageError('aangan token takes issue, list or revoke.');
    }
  },
};

const signedIn = (values: OptionValues) => signIn(siteSettings(values), 'an integrator');

async function issue(positionals: readonly string[], values: OptionValues): Promise<number> {
  none(positionals);
  const { team, name, channels } = values;
  if (!team || !name || !channels) {
    throw new UsageError(`Name the team, the token and its channels: ${example}`);
  }
  const body = {
    team,
    name,
    channels: channels.split(',').map((channel) => readChannel(channel.trim())),
    expiresInDays: readWhole('days', values.days) ?? 90,
    ...(values['may-check'] && { mayCheck: true }),
  };
  const site = await signedIn(values);
  const result = await site.send(toRegistry('post', '/tokens', { body }));
  const text = `Token ${result.id} of team ${team}, valid until ${formatTime(result.expiresAt)} on ${result.channels.join(', ')}. It is shown only now:

${result.token}`;
  printResult(values, { result, text });
  return 0;
}

async function list(positionals: readonly string[], values: OptionValues): Promise<number> {
  none(positionals);
  const site = await signedIn(values);
  const result = (await site.read(toRegistry('get', '/tokens'))) ?? { results: [] };
  const rows = result.results.map((token) => [
    String(token.id),
    token.name,
    token.team,
    `${token.prefix}…`,
    token.channels.join(','),
    token.revokedAt === null
      ? formatTime(token.expiresAt)
      : `revoked ${formatTime(token.revokedAt)}`,
    formatTime(token.lastUsedAt),
  ]);
  const head = ['id', 'name', 'team', 'token', 'channels', 'valid until', 'last used'];
  const text = rows.length === 0 ? 'No token was issued yet.' : formatTable([head, ...rows]);
  printResult(values, { result, text });
  return 0;
}

async function revoke(positionals: readonly string[], values: OptionValues): Promise<number> {
  const id = readWhole('id', one(positionals, 'one token by its id: aangan token revoke 3'));
  const site = await signedIn(values);
  const params = { id: String(id) };
  const revoking = toRegistry('post', '/tokens/{id}/revocation', { params });
  const result = await site.send(revoking);
  printResult(values, { result, text: `Token ${id} ("${result.name}") is revoked.` });
  return 0;
}
