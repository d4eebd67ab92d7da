import { type ApiAnswer, maxRenderedAddress } from '@aangan/manifest';
import type { AskApi } from './ask-api.ts';
import type { CheckAccount, CheckAccounts } from './check-accounts.ts';
import type { BootOrder, BootResult } from './checker.ts';
import { type AddressedPage, isIn, type PublicPage, publicPages } from './public-pages.ts';
import type { RememberedReads } from './remembered-reads.ts';
import type { UndatedComposition } from './slow-gate.ts';

/**
 * Limits of what is asked for an account beyond the first data of its pages, because a release declares it: a number of
 * addresses, and the bytes of their answers. What the pages asked for in earlier checks has the same limits again, and
 * so has what those of this check asked for in vain.
 */
const budget = () => ({ addresses: 40, bytes: 1024 * 1024 });

/** Pages of a check that are opened with an account for each audience. */
export interface SignedInPages {
  pages: BootOrder['pages'];
  /** The accounts, with what the API has answered each of them so far. */
  visitors(): BootOrder['visitors'];
  /** Audiences that have pages and no account. */
  without: readonly string[];
  /** Asks the API for the answers that pages lacked. @returns whether there is a new one */
  answer(unanswered: BootResult['unanswered']): Promise<boolean>;
}

interface Visitor {
  account: CheckAccount;
  answers: Record<string, ApiAnswer>;
  /** Addresses that need not be asked again, answered or not. */
  asked: Set<string>;
}

/**
 * One page for each audience, because opening a page takes long: a page that needs a session, or else one that
 * everybody may see. Each audience begins its search at another page.
 * @throws {NoAccount}
 */
export async function signedInPages(
  proposed: UndatedComposition,
  entries: readonly string[],
  askApi: AskApi,
  accounts: CheckAccounts,
  remembered: RememberedReads,
): Promise<SignedInPages> {
  const visitors = new Map<string, Visitor>();
  const pages: BootOrder['pages'][number][] = [];
  const without: string[] = [];
  const askedBefore = budget();
  const askAs = ({ authorization }: CheckAccount, address: string) =>
    askApi(address, { headers: { authorization } });
  /** @returns whether the account got a new answer */
  const ask = async (visitor: Visitor, address: string, left: ReturnType<typeof budget>) => {
    const { account, answers, asked } = visitor;
    if (left.addresses === 0 || asked.has(address) || !isAskable(address)) return false;
    left.addresses -= 1;
    asked.add(address);
    const answer = await askAs(account, address).catch(() => undefined);
    const bytes = Buffer.byteLength(answer?.body ?? '');
    if (!answer || bytes > left.bytes) return false;
    left.bytes -= bytes;
    answers[address] = answer;
    return true;
  };
  for (const [first, audience] of audiencesOf(proposed, entries).entries()) {
    const account = await accounts.make(audience);
    if (!account) {
      without.push(audience);
      continue;
    }
    const pagesWith = (needsSession: boolean) =>
      publicPages(proposed, entries, (address) => askAs(account, address), {
        isAsked: (page) => isFor(page, audience) && Boolean(page.route.access) === needsSession,
        max: 1,
        account,
        first,
      });
    const needing = await pagesWith(true);
    const found = needing.length > 0 ? needing : await pagesWith(false);
    const answers = Object.assign({}, ...found.map((page) => page.answers)) as Visitor['answers'];
    const visitor = { account, answers, asked: new Set(Object.keys(answers)) };
    const declared = budget();
    for (const address of [...account.asks, ...readBy(proposed, found, audience)]) {
      await ask(visitor, address, declared);
    }
    for (const address of found.flatMap((page) => remembered.of(page.address))) {
      await ask(visitor, address, askedBefore);
    }
    pages.push(...found.map(({ address, remote }) => ({ address, remote: remote.name, audience })));
    visitors.set(audience, visitor);
  }

  const inVain = budget();
  return {
    pages,
    without,
    visitors: () =>
      Object.fromEntries(
        [...visitors].map(([audience, { account, answers }]) => [
          audience,
          { storage: account.storage, answers },
        ]),
      ),
    answer: async (unanswered) => {
      let isAnswered = false;
      for (const { address, audience, asked } of unanswered) {
        remembered.add(address, asked.filter(isAskable));
        const visitor = visitors.get(audience);
        for (const one of visitor ? asked : []) {
          if (visitor && (await ask(visitor, one, inVain))) isAnswered = true;
        }
      }
      return isAnswered;
    },
  };
}

/**
 * What pages are likely to ask for, so that they need not be opened again: reads without an id in the sources of their
 * remotes and of those whose parts they show, and the counts beside the shell's links.
 */
function readBy(
  { shell, remotes }: UndatedComposition,
  pages: readonly AddressedPage[],
  audience: string,
): string[] {
  const shown = pages.flatMap(({ remote: { name, manifest } }) => [
    name,
    ...Object.keys(manifest.consumes ?? {}),
    ...remotes.filter((one) => isIn(one, [manifest, shell.manifest])).map((one) => one.name),
  ]);
  const reads = remotes
    .filter(({ name }) => shown.includes(name))
    .flatMap(({ operations = [] }) => operations)
    .filter(({ method, path }) => method === 'get' && !path.includes('{'))
    .map(({ path }) => `/api${path}`);
  const counts = remotes
    .flatMap((remote) => remote.manifest.routes.map((route) => ({ remote, route })))
    .filter((page) => isFor(page, audience))
    .flatMap(({ route }) => route.link?.count ?? []);
  return [...new Set([...counts, ...reads])];
}

/** The audiences of the signed-in for which some remotes have pages. */
export function audiencesOf(
  { shell, remotes }: UndatedComposition,
  names: readonly string[],
): string[] {
  const { audiences, defaultAudience } = shell.manifest;
  const routes = remotes
    .filter(({ name }) => names.includes(name))
    .flatMap((remote) => remote.manifest.routes.map((route) => ({ remote, route })));
  return audiences.filter(
    (audience) => audience !== defaultAudience && routes.some((page) => isFor(page, audience)),
  );
}

const isFor = ({ route }: PublicPage, audience: string) => route.for?.includes(audience) ?? true;

/** The address comes from a release: however it is parsed, it must lead to the API. */
function isAskable(address: string): boolean {
  const url = URL.parse(address, 'http://api.invalid');
  const isPlain = url?.host === 'api.invalid' && url.pathname + url.search === address;
  return isPlain && address.startsWith('/api/') && address.length <= maxRenderedAddress;
}
