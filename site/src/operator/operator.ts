import type { ClientSettings, SiteClient } from '@aangan/cli';
import { formatTable, signIn, UsageError } from '@aangan/cli';

/** The parts of the API's accounts and profiles that are printed. */
interface Account {
  id: number;
  name: string;
  email: string;
  is_designer: boolean;
  is_architect: boolean;
  is_vendor: boolean;
  is_suspended: boolean;
  suspended_reason: string | null;
}

interface Listing {
  kind: string;
  id: number;
  name: string;
  is_verified: boolean;
  head_office_address: string;
  created_at: string;
  account: Account;
}

interface Page<Item> {
  count: number;
  count_is_exact: boolean;
  results: Item[];
}

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

/** Reads the whole command line before it signs in. */
function readOperatorCommand([command, ...rest]: readonly string[], options: OperatorOptions): Run {
  switch (command) {
    case 'queue':
      return nothingMore(rest, showQueue);
    case 'accounts':
      return (site) => showAccounts(site, rest.join(' '));
    case 'verify':
    case 'unverify': {
      const path = `/api/operator/${readListing(rest)}/${command}/`;
      return async (site) => describeListing(await site.post<Listing>(path, {}));
    }
    case 'architect':
      return change(rest, 'architect', { is_architect: options.off !== true });
    case 'suspend':
      if (!options.why?.trim())
        throw new UsageError('Give the reason with --why: the account’s owner gets it by mail.');
      return change(rest, 'suspend', { reason: options.why });
    case 'reinstate':
      return change(rest, 'reinstate', {});
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

function readListing([kind, id, ...more]: readonly string[]): string {
  if ((kind !== 'designer' && kind !== 'vendor') || !isId(id) || more.length > 0) {
    throw new UsageError('Name a profile, as in: aangan operator verify designer 12');
  }
  return `${kind}s/${id}`;
}

function change([id, ...more]: readonly string[], act: string, body: object): Run {
  if (!isId(id) || more.length > 0) {
    throw new UsageError(`Name an account by its id, as in: aangan operator ${act} 12`);
  }
  const path = `/api/operator/accounts/${id}/${act}/`;
  return async (site) => describeAccount(await site.post<Account>(path, body));
}

const isId = (text: string | undefined): text is string => /^\d{1,15}$/.test(text ?? '');

async function showQueue(site: SiteClient): Promise<string> {
  const page = await site.get<Page<Listing>>('/api/operator/queue/?page_size=48');
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
  const query = new URLSearchParams({ search, page_size: '48' });
  const page = await site.get<Page<Account>>(`/api/operator/accounts/?${query}`);
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

function withTotal(page: Page<unknown>, rows: string[][]): string {
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
