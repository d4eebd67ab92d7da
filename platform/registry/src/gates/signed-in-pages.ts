import { type ApiAnswer, maxRenderedAddress } from '@aangan/manifest';
import type { AskApi } from './ask-api.ts';
import type { CheckAccount, CheckAccounts } from './check-accounts.ts';
import type { BootOrder, BootResult } from './checker.ts';
import { type PublicPage, publicPages } from './public-pages.ts';
import type { UndatedComposition } from './slow-gate.ts';

/** What pages ask for beyond what their routes declare: addresses of one check that are asked, and what they answer. */
const maxAddresses = 40;
const maxBytes = 1024 * 1024;

/** Pages of a check that are opened with an account for each audience. */
export interface SignedInPages {
  pages: BootOrder['pages'];
  /** With what the API has answered each account so far. */
  visitors(): BootOrder['visitors'];
  /** Audiences that have pages and no account. */
  without: readonly string[];
  /** Asks the API for what pages were left without. @returns whether one has got an answer */
  answer(unanswered: BootResult['unanswered']): Promise<boolean>;
}

interface Visitor {
  account: CheckAccount;
  answers: Record<string, ApiAnswer>;
  /** Addresses that need not be asked again, answered or not. */
  asked: Set<string>;
}

/**
 * For each audience a page that needs a session, or else one that everybody may see: each audience begins with another
 * one, because a page takes as long to open as all that is looked at in it.
 * @throws {NoAccount}
 */
export async function signedInPages(
  proposed: UndatedComposition,
  entries: readonly string[],
  askApi: AskApi,
  accounts: CheckAccounts,
): Promise<SignedInPages> {
  const visitors = new Map<string, Visitor>();
  const pages: BootOrder['pages'][number][] = [];
  const without: string[] = [];
  const askAs = ({ authorization }: CheckAccount, address: string) =>
    askApi(address, { headers: { authorization } });
  for (const [first, audience] of audiencesOf(proposed, entries).entries()) {
    const account = await accounts.make(audience);
    if (!account) {
      without.push(audience);
      continue;
    }
    const pagesWith = (needsSession: boolean) =>
      publicPages(proposed, entries, (address) => askAs(account, address), {
        isAsked: (page) => isFor(page, audience) && Boolean(page.route.access) === needsSession,
        ...{ most: 1, account, first },
      });
    const needing = await pagesWith(true);
    const found = needing.length > 0 ? needing : await pagesWith(false);
    const answers: Record<string, ApiAnswer> = Object.assign(
      {},
      ...found.map((page) => page.answers),
    );
    for (const address of account.asks) {
      const answer = await askAs(account, address).catch(() => undefined);
      if (answer) answers[address] = answer;
    }
    pages.push(...found.map(({ address, remote }) => ({ address, remote: remote.name, audience })));
    visitors.set(audience, { account, answers, asked: new Set(Object.keys(answers)) });
  }

  let addressesLeft = maxAddresses;
  let bytesLeft = maxBytes;
  const more = async ({ account, answers, asked }: Visitor, address: string) => {
    if (addressesLeft === 0 || asked.has(address) || !isAskable(address)) return false;
    addressesLeft -= 1;
    asked.add(address);
    const answer = await askAs(account, address).catch(() => undefined);
    const bytes = Buffer.byteLength(answer?.body ?? '');
    if (!answer || bytes > bytesLeft) return false;
    bytesLeft -= bytes;
    answers[address] = answer;
    return true;
  };
  return {
    ...{ pages, without },
    visitors: () =>
      Object.fromEntries(
        [...visitors].map(([audience, { account, answers }]) => [
          audience,
          { storage: account.storage, answers },
        ]),
      ),
    answer: async (unanswered) => {
      let isAnswered = false;
      for (const { audience, asked } of unanswered) {
        const visitor = visitors.get(audience);
        for (const address of visitor ? asked : []) {
          if (visitor && (await more(visitor, address))) isAnswered = true;
        }
      }
      return isAnswered;
    },
  };
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

/** A release has chosen it: it must lead to the API, in whatever way it is read. */
function isAskable(address: string): boolean {
  const url = URL.parse(address, 'http://api.invalid');
  const isPlain = url?.host === 'api.invalid' && url.pathname + url.search === address;
  return isPlain && address.startsWith('/api/') && address.length <= maxRenderedAddress;
}
