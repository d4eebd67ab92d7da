import {
  composeRemote,
  composeShell,
  contentTypeOf,
  isForIntegrators,
  languagesOf,
  messagesExpose,
  pathInLanguage,
  prefixOf,
  type RecordedTypes,
  type ReleaseManifest,
  type ShellRelease,
  shellName,
} from '@aangan/manifest';
import { checkAccounts, NoAccount } from './check-accounts.ts';
import type { BootOrder, BootResult } from './checker.ts';
import type { GateProblem } from './gate.ts';
import { isForGuests, withGuestPage } from './guest-pages.ts';
import { type AddressedPage, consumersOf, publicPages } from './public-pages.ts';
import { audiencesOf, type SignedInPages, signedInPages } from './signed-in-pages.ts';
import {
  askingTeam,
  type SlowCheck,
  type SlowGateTools,
  type Told,
  type UndatedComposition,
} from './slow-gate.ts';

/** Pages of one check: more are not opened. */
const maxPages = 12;
/** Pages of remotes that show parts of the checked ones: more are not opened. */
const maxOfConsumers = 4;

/** How often pages are opened again with the answers that they asked the API for. */
const maxRounds = 2;

/**
 * Runs the entries of remotes whose release is new to the channel in a browser and opens their public pages; for a new
 * shell, those of all remotes. Pages are opened signed in too, with an account for each audience that is erased
 * afterwards, and so are some pages of remotes that show their parts. Releases that served before are not checked:
 * going back must be fast.
 */
export async function bootedPages(
  proposed: UndatedComposition,
  tools: SlowGateTools,
  check: SlowCheck,
  told: Told,
): Promise<GateProblem[]> {
  const { shell, remotes } = proposed;
  const { checker, read, askApi } = tools;
  const { isReturn, fresh } = check;
  if (!checker || isReturn || fresh.length === 0) return [];
  const entries = fresh.includes(shellName) ? remotes.map(({ name }) => name) : fresh;
  const order = await bootOrder(proposed, entries, askApi);
  const opened = new Map(withGuestPage(proposed, entries).map((name) => [name, [] as string[]]));
  told.opened = opened;
  const team = askingTeam(proposed, check);
  const unused = new Set<string>();
  const open = async (changes: Partial<BootOrder>) => {
    const result = await checker.unbooted({ ...order, ...changes }, team, read);
    for (const browser of result.openedIn) told.openedIn.add(browser);
    for (const { browser, remotes: own } of result.opened) {
      for (const name of own) opened.get(name)?.push(browser);
    }
    for (const reason of result.unused) unused.add(reason);
    return result;
  };
  const { failed, problems } = await withAccounts(proposed, entries, tools, async (signedIn) => {
    const pages = [...order.pages, ...signedIn.pages];
    let result = await open({ pages, visitors: signedIn.visitors() });
    const all = result.failed;
    for (let round = 1; round <= maxRounds && result.unanswered.length > 0; round += 1) {
      const left = result.unanswered;
      const again = signedIn.pages.filter(({ address, audience }) =>
        left.some((page) => page.address === address && page.audience === audience),
      );
      const isAnswered = await signedIn.answer(left);
      result = await open({
        pages: again,
        visitors: signedIn.visitors(),
        round: isAnswered && round < maxRounds ? 'again' : 'last',
      });
      all.push(...result.failed);
    }
    return all;
  });
  const failures = failed.map(({ address, remote: name, detail }) => {
    const remote = remotes.find((one) => one.name === name);
    const whose = remote
      ? `${name} ${remote.release} (team ${remote.manifest.team})`
      : `${shellName} ${shell.release}`;
    return {
      rule,
      asks: `${whose} works at ${address} in a browser`,
      has: `and with ${shellName} ${shell.release} that fails (${detail})`,
      remedy:
        'Open the page with a working copy, as aangan preview does, and look at the console of the browser.',
    };
  });
  return [...failures, ...problems, ...[...unused].map(notUsed)];
}

const rule = 'booted pages';
const noPages: SignedInPages = {
  pages: [],
  without: [],
  visitors: () => ({}),
  answer: async () => false,
};

type Failed = BootResult['failed'];

/**
 * Opens pages with accounts that are erased afterwards. If the shell or the API has no accounts, signed-in pages are
 * left out; if the API makes none now, no page is opened. A problem says so.
 */
async function withAccounts(
  proposed: UndatedComposition,
  entries: readonly string[],
  { askApi, edgeSecret, reads }: SlowGateTools,
  open: (signedIn: SignedInPages) => Promise<Failed>,
): Promise<{ failed: Failed; problems: GateProblem[] }> {
  const { accounts: address } = proposed.shell.manifest;
  const audiences = audiencesOf(proposed, entries);
  if (audiences.length === 0) return { failed: await open(noPages), problems: [] };
  if (!address || !askApi || !edgeSecret) {
    const why = address ? 'the registry has no API to ask' : 'shell.json names no accounts';
    return { failed: await open(noPages), problems: [notOpened(audiences, why)] };
  }
  const accounts = checkAccounts(askApi, address, edgeSecret);
  try {
    const signedIn = await signedInPages(proposed, entries, askApi, accounts, reads);
    const { without } = signedIn;
    const why = `${address} has no account for them`;
    const problems = without.length > 0 ? [notOpened(without, why)] : [];
    return { failed: await open(signedIn), problems };
  } catch (error) {
    if (!(error instanceof NoAccount)) throw error;
    return { failed: [], problems: [noAccounts(error.message)] };
  } finally {
    await accounts.end();
  }
}

function notOpened(audiences: readonly string[], why: string): GateProblem {
  return {
    rule,
    asks: `pages are opened signed in, as ${audiences.join(', ')}`,
    has: `and that was not done (${why})`,
    remedy:
      'Open these pages yourself: what they do with the data of an account was not looked at.',
    isWarning: true,
  };
}

function notUsed(reason: string): GateProblem {
  return {
    rule,
    asks: 'pages are opened in every browser that is installed where the checker runs',
    has: `and one could not be used (${reason})`,
    remedy: 'What is wrong there shows only in that browser: open the page in it.',
    isWarning: true,
  };
}

function noAccounts(reason: string): GateProblem {
  return {
    rule,
    asks: 'pages are opened signed in, with accounts that the API makes for the check',
    has: `and it makes none now (${reason})`,
    remedy: 'Nothing was changed: try again in a moment.',
  };
}

async function bootOrder(
  proposed: UndatedComposition,
  entries: readonly string[],
  askApi: SlowGateTools['askApi'],
): Promise<BootOrder> {
  const { shell, remotes } = proposed;
  const pagesOf = (names: readonly string[], max: number) =>
    publicPages(proposed, names, askApi, { isAsked: isForGuests(proposed), max });
  const own = await pagesOf(entries, maxPages);
  const pages = [
    ...own,
    ...translatedPages(own, shell.manifest.languages),
    ...(await pagesOf(consumersOf(proposed, entries), maxOfConsumers)),
  ];
  return {
    composition: {
      channel: 'check',
      revision: 0,
      shell: composeShell(shell),
      remotes: remotes.map((remote) => composeRemote(remote)),
    },
    files: Object.assign({}, ...[shell, ...remotes].map(browserFiles)) as BootOrder['files'],
    entries,
    pages: pages.map(({ remote, address }) => ({ address, remote: remote.name })),
    visitors: {},
    round: 'first',
    answers: Object.assign({}, ...pages.map(({ answers }) => answers)) as BootOrder['answers'],
  };
}

/**
 * The first page of each remote in each language, but the default one, that its release has messages in: a module of
 * messages is code, and one that throws would break all pages in its language.
 */
function translatedPages(
  pages: readonly AddressedPage[],
  declared: ShellRelease['manifest']['languages'],
): AddressedPage[] {
  const first = [...new Map(pages.toReversed().map((page) => [page.remote.name, page])).values()];
  const [, ...others] = languagesOf(declared);
  return others.flatMap(({ code }) =>
    first
      .filter(({ remote }) => Object.hasOwn(remote.exposes, messagesExpose(code)))
      .map((page) => ({
        ...page,
        address: pathInLanguage(page.address, prefixOf(code, declared)),
      })),
  );
}

/** The files of a release that browsers may load, by their addresses. */
function browserFiles(release: ReleaseManifest): BootOrder['files'] {
  const { name, release: id, files, server } = release;
  const { exposes = {}, consumes = {}, slots = {} }: Partial<RecordedTypes> = release.types ?? {};
  const texts = [exposes, slots, ...Object.values(consumes)];
  const others = new Set([server?.file, ...texts.flatMap((each) => Object.values(each))]);
  const loaded = Object.entries(files).filter(
    ([path]) => !isForIntegrators(path) && !others.has(path),
  );
  return Object.fromEntries(
    loaded.map(([path, { sha256, integrity }]) => [
      `${name}/${id}/${path}`,
      { sha256, integrity, contentType: contentTypeOf(path) },
    ]),
  );
}
