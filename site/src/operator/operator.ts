import { type Endpoint, endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import type { ClientSettings, SiteClient } from '@aangan/cli';
import { formatTable, signIn, UsageError } from '@aangan/cli';

type Queue = ResponseOf<typeof queue>;
type Listing = Queue['results'][number];
type AccountPage = ResponseOf<ReturnType<typeof accountsLike>>;
type Account = AccountPage['results'][number];

/** A request to the API, as the site's client sends it. */
const toApi = <Answer>(asked: Endpoint<Answer>): Endpoint<Answer> => ({
  ...asked,
  url: `/api${asked.url}`,
});

const queue = toApi(endpoint('get', '/operator/queue/', { query: { page_size: 48 } }));

const accountsLike = (search: string) =>
  toApi(endpoint('get', '/operator/accounts/', { query: { search, page_size: 48 } }));

export const operatorUsage = `aangan operator <command>

  queue                        Profiles that wait to be verified, the longest waiting first.
  verify designer|vendor <id>  Lists a profile.
  unverify designer|vendor <id>
  accounts [search]            Accounts by parts of name, address or username.
  architect <account id>       Makes a designer an architect; with --off an architect a designer.
  suspend <account id>         Suspends an account: signs it out and hides its profile.
      --why <text>             The reason; its owner gets it by mail
  reinstate <account id>       Ends the suspension.`;

export interface OperatorOptions extends ClientSettings {
  why?: string | undefined;
  off?: boolean | undefined;
}

/**
 * Runs one of the operators' commands against a running site.
 * @returns the exit code. @throws {PlainError} for what the caller can correct.
 */
export async function operator(argv: readonly string[], options: OperatorOptions): Promise<number> {
  const run = readOperatorCommand(argv, options);
  console.log(await run(await signIn(options, 'an operator')));
  return 0;
}

type Run = (site: SiteClient) => Promise<string>;

/** Parses the whole command line before signing in. */
function readOperatorCommand([command, ...rest]: readonly string[], options: OperatorOptions): Run {
  switch (command) {
    case 'queue':
      return nothingMore(rest, showQueue);
    case 'accounts':
      return (site) => showAccounts(site, rest.join(' '));
    case 'verify':
    case 'unverify': {
      const listing = readListing(rest);
      return async (site) => describeListing(await site.send(decision(command, listing)));
    }
    case 'architect': {
      const params = readAccount(rest, command);
      const body = { is_architect: options.off !== true };
      return sending(endpoint('post', '/operator/accounts/{id}/architect/', { params, body }));
    }
    case 'suspend': {
      const reason = options.why ?? '';
      if (!reason.trim())
        throw new UsageError('Give the reason with --why: the account’s owner gets it by mail.');
      const params = readAccount(rest, command);
      const body = { reason };
      return sending(endpoint('post', '/operator/accounts/{id}/suspend/', { params, body }));
    }
    case 'reinstate': {
      const params = readAccount(rest, command);
      return sending(endpoint('post', '/operator/accounts/{id}/reinstate/', { params }));
    }
    default:
      throw new UsageError(
        `${command === undefined ? 'Name a command.' : `There is no command "operator ${command}".`}\n\n${operatorUsage}`,
      );
  }
}

function nothingMore(rest: readonly string[], run: Run): Run {
  if (rest.length > 0) throw new UsageError(`Unexpected: "${rest.join(' ')}".\n\n${operatorUsage}`);
  return run;
}

interface NamedListing {
  kind: 'designer' | 'vendor';
  id: number;
}

function readListing([kind, id, ...more]: readonly string[]): NamedListing {
  if ((kind !== 'designer' && kind !== 'vendor') || !isId(id) || more.length > 0) {
    throw new UsageError('Name a profile, as in: aangan operator verify designer 12');
  }
  return { kind, id: Number(id) };
}

function decision(command: 'verify' | 'unverify', { kind, id }: NamedListing): Endpoint<Listing> {
  return toApi(endpoint('post', `/operator/${kind}s/{id}/${command}/`, { params: { id } }));
}

function readAccount([id, ...more]: readonly string[], act: string): { id: number } {
  if (!isId(id) || more.length > 0) {
    throw new UsageError(`Name an account by its id, as in: aangan operator ${act} 12`);
  }
  return { id: Number(id) };
}

/** Sends a decision about an account, and prints the account's new state. */
function sending(asked: Endpoint<Account>): Run {
  return async (site) => describeAccount(await site.send(toApi(asked)));
}

const isId = (text: string | undefined): text is string => /^\d{1,15}$/.test(text ?? '');

async function showQueue(site: SiteClient): Promise<string> {
  const page = await site.read(queue);
  if (!page || page.results.length === 0) return 'No profile is waiting.';
  const rows = page.results.map(({ kind, id, name, head_office_address, created_at, account }) => [
    `${kind} ${id}`,
    created_at.slice(0, 10),
    name,
    account.email,
    head_office_address,
  ]);
  return withTotal(page, [['profile', 'since', 'name', 'email', 'address'], ...rows]);
}

async function showAccounts(site: SiteClient, search: string): Promise<string> {
  const page = await site.read(accountsLike(search));
  if (!page || page.results.length === 0) return 'No account matches.';
  const rows = page.results.map((account) => [
    String(account.id),
    roleOf(account),
    account.name,
    account.email,
    account.is_suspended ? `suspended: ${account.suspended_reason}` : '',
  ]);
  return withTotal(page, [['id', 'role', 'name', 'email', ''], ...rows]);
}

function withTotal(page: Queue | AccountPage, rows: string[][]): string {
  const total = page.count_is_exact ? String(page.count) : 'over 1,000';
  const rest = page.count > page.results.length ? `\n  … of ${total}` : '';
  return formatTable(rows) + rest;
}

const describeListing = ({ kind, id, name, is_verified }: Listing) =>
  `${kind} ${id} (${name}) is ${is_verified ? 'verified' : 'not verified'}.`;

const describeAccount = (account: Account) =>
  `Account ${account.id} (${account.name}, ${account.email}) is ${roleOf(account) === 'architect' ? 'an' : 'a'} ${roleOf(account)}${
    account.is_suspended ? ', suspended' : ''
  }.`;

function roleOf({ is_designer, is_architect, is_vendor }: Account): string {
  if (is_architect) return 'architect';
  if (is_designer) return 'designer';
  return is_vendor ? 'vendor' : 'client';
}
