import { toRegistry } from '@aangan/registry-client';
import { readChannel } from '../channel-option.ts';
import type { Command, OptionValues } from '../command-line/command.ts';
import { jsonOption, siteOptions } from '../command-line/options.ts';
import { printResult } from '../command-line/print-result.ts';
import { none, one, readWhole } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { exchangeIdToken, isVouchedFor } from '../run-token.ts';
import { signIn } from '../sign-in.ts';
import { formatTable } from '../status/format-table.ts';
import { formatTime } from '../status/format-time.ts';

const example =
  'aangan publisher add --team vendors --repository example/mfe-vendors --branch main --workflow .github/workflows/ci.yml --channels staging';
const githubIssuer = 'https://token.actions.githubusercontent.com';

export const publisherCommand: Command = {
  name: 'publisher',
  parameters: 'add|list|remove <id>|token',
  summary: 'Workflows of GitHub, GitLab … that publish a team’s remotes without a stored token.',
  options: {
    team: { type: 'string', value: '<team>', about: 'add: the team, as in remote.json' },
    issuer: {
      type: 'string',
      value: '<url>',
      about: `add: who vouches for runs; ${githubIssuer} without`,
    },
    repository: { type: 'string', value: '<owner/name>', about: 'add: as it is written there' },
    branch: { type: 'string', value: '<branch>', about: 'add: the one branch' },
    tag: { type: 'string', value: '<tag>', about: 'add: a tag, in which one * may stand' },
    workflow: { type: 'string', value: '<path>', about: 'add: its file in the repository' },
    channels: {
      type: 'string',
      value: '<a,b>',
      about: 'add: what runs may change beside publishing, never production; none without',
    },
    json: jsonOption,
    ...siteOptions,
  },
  details:
    'add, list and remove are for integrators. In a run, deploy and publish exchange its ID token by themselves; token prints what they get, for several commands of one job: eval "$(aangan publisher token)".',
  examples: [example, 'aangan publisher list', 'aangan publisher remove 3'],
  words: ['add', 'list', 'remove', 'token'],
  run: async ([command, ...rest], values) => {
    switch (command) {
      case 'add':
        return add(rest, values);
      case 'list':
        return list(rest, values);
      case 'remove':
        return remove(rest, values);
      case 'token':
        return printToken(rest, values);
      default:
        throw new UsageError('aangan publisher takes add, list, remove or token.');
    }
  },
};

const signedIn = (values: OptionValues) => signIn(siteSettings(values), 'an integrator');

async function add(positionals: readonly string[], values: OptionValues): Promise<number> {
  none(positionals);
  const { team, repository, branch, tag, workflow, issuer = githubIssuer } = values;
  if (!team || !repository || !workflow || !(branch || tag)) {
    throw new UsageError(`Name the team, and what its runs are of: ${example}`);
  }
  const channels = values.channels?.split(',').map((channel) => readChannel(channel.trim())) ?? [];
  const body = {
    team,
    issuer,
    repository,
    workflow,
    channels,
    ...(branch !== undefined && { branch }),
    ...(tag !== undefined && { tag }),
  };
  const site = await signedIn(values);
  const result = await site.send(toRegistry('post', '/publishers', { body }));
  const may = result.channels.length > 0 ? ` and changes ${result.channels.join(', ')}` : '';
  const text = `Publisher ${result.id}: ${result.workflow} of ${result.repository} publishes for ${team}${may}.`;
  printResult(values, { result, text });
  return 0;
}

async function list(positionals: readonly string[], values: OptionValues): Promise<number> {
  none(positionals);
  const site = await signedIn(values);
  const result = (await site.read(toRegistry('get', '/publishers'))) ?? { results: [] };
  const rows = result.results.map((named) => [
    String(named.id),
    named.team,
    named.repository,
    named.branch ?? `tag ${named.tag}`,
    named.workflow,
    named.channels.join(',') || '–',
    named.issuer,
    `${formatTime(named.addedAt)} by ${named.addedBy}`,
    named.removedAt
      ? `removed ${formatTime(named.removedAt)} by ${named.removedBy}`
      : formatTime(named.lastUsedAt),
  ]);
  const head = [
    'id',
    'team',
    'repository',
    'branch',
    'workflow',
    'channels',
    'issuer',
    'added',
    'last used',
  ];
  const text = rows.length === 0 ? 'No publisher was named yet.' : formatTable([head, ...rows]);
  printResult(values, { result, text });
  return 0;
}

async function remove(positionals: readonly string[], values: OptionValues): Promise<number> {
  const id = readWhole(
    'id',
    one(positionals, 'one publisher by its id: aangan publisher remove 3'),
  );
  const site = await signedIn(values);
  const params = { id: String(id) };
  const result = await site.send(toRegistry('post', '/publishers/{id}/removal', { params }));
  const text = `Publisher ${id} (${result.repository}) is removed, and the tokens of its runs are revoked.`;
  printResult(values, { result, text });
  return 0;
}

/** Prints what later commands of the job need, for a shell. */
async function printToken(positionals: readonly string[], values: OptionValues): Promise<number> {
  none(positionals);
  const settings = siteSettings(values);
  if (!isVouchedFor(settings)) {
    throw new UsageError(
      'This is no run that an issuer vouches for: there is neither AANGAN_ID_TOKEN nor an ID token of GitHub.',
    );
  }
  const { exchanged: result, signingKey } = await exchangeIdToken(settings, values.team);
  const key = signingKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  const text = `export AANGAN_TOKEN='${result.token}'\nexport AANGAN_SIGNING_KEY='${key}'`;
  printResult(values, { result, text });
  return 0;
}
