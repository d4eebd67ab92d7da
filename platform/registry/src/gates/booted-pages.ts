import {
  composeRemote,
  composeShell,
  contentTypeOf,
  isForIntegrators,
  type MadeUpVisitor,
  type ReleaseManifest,
  shellName,
} from '@aangan/manifest';
import type { BootOrder } from './checker.ts';
import type { GateProblem } from './gate.ts';
import { type AddressedPage, consumersOf, type PublicPage, publicPages } from './public-pages.ts';
import {
  askingTeam,
  type SlowCheck,
  type SlowGateTools,
  type UndatedComposition,
} from './slow-gate.ts';

/** Pages of one check: more are not opened. */
const mostPages = 12;
/** The same of remotes that show parts of those that are checked. */
const mostOfConsumers = 4;

/**
 * The entries of remotes whose release is new to the channel are run in a browser, and their public pages opened; those
 * of all remotes where the shell is new. Pages are opened signed in too, as the visitors that the shell has made up. Some pages of remotes that show their parts are opened too. Releases that
 * served before are not: going back must be fast.
 */
export async function bootedPages(
  proposed: UndatedComposition,
  { checker, read, askApi }: SlowGateTools,
  check: SlowCheck,
): Promise<GateProblem[]> {
  const { shell, remotes } = proposed;
  const { isReturn, fresh } = check;
  if (!checker || isReturn || fresh.length === 0) return [];
  const entries = fresh.includes(shellName) ? remotes.map(({ name }) => name) : fresh;
  const order = await bootOrder(proposed, entries, askApi);
  const failed = await checker.unbooted(order, askingTeam(proposed, check), read);
  return failed.map(({ address, remote: name, detail }) => {
    const remote = remotes.find((one) => one.name === name);
    const whose = remote
      ? `${name} ${remote.release} (team ${remote.manifest.team})`
      : `${shellName} ${shell.release}`;
    return {
      rule: 'booted pages',
      asks: `${whose} works at ${address} in a browser`,
      has: `and with ${shellName} ${shell.release} that fails (${detail})`,
      remedy:
        'Open the page with a working copy, as aangan preview does, and look at the console of the browser.',
    };
  });
}

async function bootOrder(
  proposed: UndatedComposition,
  entries: readonly string[],
  askApi: SlowGateTools['askApi'],
): Promise<BootOrder> {
  const { shell, remotes } = proposed;
  const isForDefault = ({ route }: { route: { for?: readonly string[] } }) =>
    route.for?.includes(shell.manifest.defaultAudience) ?? true;
  const pagesOf = (names: readonly string[], most: number) =>
    publicPages(proposed, names, askApi, { isAsked: isForDefault, most });
  const pages = [
    ...(await pagesOf(entries, mostPages)),
    ...(await pagesOf(consumersOf(proposed, entries), mostOfConsumers)),
  ];
  const signedIn = await signedInPages(proposed, entries, askApi);
  return {
    composition: {
      ...{ channel: 'check', revision: 0, shell: composeShell(shell) },
      remotes: remotes.map((remote) => composeRemote(remote)),
    },
    files: Object.assign({}, ...[shell, ...remotes].map(browserFiles)) as BootOrder['files'],
    entries,
    pages: [
      ...pages.map(({ remote, address }) => ({ address, remote: remote.name })),
      ...signedIn.map(({ remote, address, visitor }) => ({
        address,
        remote: remote.name,
        visitor,
      })),
    ],
    answers: Object.assign(
      {},
      ...[...pages, ...signedIn].map(({ answers }) => answers),
    ) as BootOrder['answers'],
  };
}

/**
 * For each visitor a page that needs a session, or else one that everybody may see: each visitor begins with another one,
 * because a page takes as long to open as all that is looked at in it.
 */
async function signedInPages(
  proposed: UndatedComposition,
  entries: readonly string[],
  askApi: SlowGateTools['askApi'],
): Promise<(AddressedPage & { visitor: MadeUpVisitor })[]> {
  const found = [];
  for (const [first, visitor] of (proposed.shell.manifest.visitors ?? []).entries()) {
    const isForVisitor = ({ route }: PublicPage) => route.for?.includes(visitor.audience) ?? true;
    const pagesWith = (needsSession: boolean) =>
      publicPages(proposed, entries, askApi, {
        isAsked: (page) => isForVisitor(page) && Boolean(page.route.access) === needsSession,
        most: 1,
        isSignedIn: true,
        first,
      });
    const needing = await pagesWith(true);
    const pages = needing.length > 0 ? needing : await pagesWith(false);
    found.push(...pages.map((page) => ({ ...page, visitor })));
  }
  return found;
}

/** The files of a release that browsers may load, by their addresses. */
function browserFiles(release: ReleaseManifest): BootOrder['files'] {
  const { name, release: id, files, server } = release;
  const types = release.kind === 'remote' ? release.types : undefined;
  const texts = [types?.exposes ?? {}, ...Object.values(types?.consumes ?? {})];
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
