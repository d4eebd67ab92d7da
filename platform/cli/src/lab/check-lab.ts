import type { ComposedRemote } from '@aangan/manifest';
import { toRegistry } from '@aangan/registry-client';
import { PlainError } from '@aangan/server/plain-error';
import { publisher } from '../change-site.ts';
import { readClientSettings } from '../client-settings.ts';
import type { OptionSpec, OptionValues } from '../command-line/command.ts';
import { printResult } from '../command-line/print-result.ts';
import { readReleaseArgument } from '../command-line/release-argument.ts';
import { readWhole } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { linkOptions, makeLink, readLinkChannel } from '../composition/make-link.ts';
import { publishBuilt } from '../publish/publish-built.ts';
import { remoteFolder } from '../publish/remote-folder.ts';
import { signIn } from '../sign-in.ts';
import type { SiteClient } from '../site-client.ts';
import { describePages } from './describe-pages.ts';
import { linkCookie } from './link-cookie.ts';

export const labExample = 'aangan check --lab vendors';

export const labOption: OptionSpec = {
  type: 'boolean',
  about: 'Measures what the release changes on its pages: JavaScript, LCP, blocking time',
};
/** The default of --rounds: with fewer, a median says little. */
const usualRounds = 5;
export const labOptions = {
  channel: linkOptions.channel,
  paths: {
    type: 'string',
    value: '<path,…>',
    about: 'Pages to measure; without it those of the remote that everybody may open',
  },
  rounds: { type: 'string', value: '<n>', about: `How often; ${usualRounds} without` },
} as const satisfies Record<string, OptionSpec>;

interface Release {
  name: string;
  release: string;
}

/** Compares pages with a release to the same pages with the release that the channel serves. */
export async function checkLab(what: string, values: OptionValues): Promise<number> {
  const channel = readLinkChannel(values);
  const rounds = readWhole('rounds', values.rounds) ?? usualRounds;
  const site = await signIn(siteSettings(values), publisher);
  const candidate = await candidateOf(site, what, values);
  const served = await servedRemote(site, channel, candidate.name);
  const paths = values.paths?.split(',') ?? publicPaths(served);
  if (paths.length === 0) {
    throw new PlainError(`${what} has no page at a fixed path: name some, as --paths /vendors/7`);
  }
  const { name, release } = served;
  const before = await openLink(site, channel, { name, release });
  const after = await openLink(site, channel, candidate);
  const pages = paths.map((path) => ({
    path,
    before: before.pageAt(path),
    after: after.pageAt(path),
  }));
  const { browser } = readClientSettings();
  // Loaded here: only this check needs a browser.
  const { measurePages } = await import('@aangan/checker');
  const measured = await measurePages(pages, { rounds, browser }).finally(async () => {
    await before.end();
    await after.end();
  });
  const result = { channel, ...candidate, served: release, rounds, pages: measured };
  const head = `${name} ${candidate.release} beside ${release} of ${channel}, medians of ${rounds} rounds`;
  printResult(values, { result, text: `${head}\n${describePages(measured)}` });
  return 0;
}

async function candidateOf(site: SiteClient, what: string, values: OptionValues): Promise<Release> {
  if (what.includes('@')) return readReleaseArgument(what);
  const { name, release } = await publishBuilt(site, remoteFolder(what, labExample), values);
  return { name, release };
}

async function servedRemote(
  site: SiteClient,
  channel: string,
  name: string,
): Promise<ComposedRemote> {
  const composition = await site.read(
    toRegistry('get', '/channels/{channel}', { params: { channel } }),
  );
  const served = composition?.remotes.find((remote) => remote.name === name);
  if (served) return served;
  throw new PlainError(`${channel} serves no ${name}: there is nothing to compare it with.`);
}

function publicPaths({ routes }: ComposedRemote): string[] {
  return routes
    .filter(({ path, access, requires }) => !access && !requires && !/[:*]/.test(path))
    .map(({ path }) => path);
}

/** Makes a link to a release in place of the channel's own, and the cookie with which its pages are opened. */
async function openLink(site: SiteClient, channel: string, release: Release) {
  const { id, link } = await makeLink(site, { hours: '1' }, { channel, releases: [release] });
  const cookie = await linkCookie(link);
  return {
    pageAt: (path: string) => ({ url: new URL(path, link).href, cookie }),
    end: () => site.send(toRegistry('post', '/compose-links/{id}/end', { params: { id } })),
  };
}
