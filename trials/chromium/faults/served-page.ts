import { createHash } from 'node:crypto';
import { paths } from '@aangan/domain';
import {
  type CarriedComposition,
  compositionFileAddress,
  type RemoteDescription,
  type RouteTable,
} from '@aangan/manifest';
import type { BrowserContext, Route } from '@playwright/test';
import { quiet } from '../../../e2e/fixtures/quiet.ts';
import type { Subject } from './subjects.ts';

/** The scripts of a release as a page's composition names them. */
interface ServedRelease {
  release: string;
  baseUrl: string;
  integrity: Record<string, string>;
  entry?: string;
  container?: string;
  exposes?: Record<string, string[]>;
  /** Of a shell: what every page starts with. */
  scripts?: string[];
}

export interface ServedComposition {
  shell: ServedRelease;
  remotes: (ServedRelease & { name: string; fallback?: ServedRelease })[];
}

/** Which scripts of a subject: all that are loaded later, its container, or the chunk of its page. */
export type Scripts = 'all' | 'entry' | 'page';

/** A page of the shell's own scripts alone: what it loads later is what sends requests. */
const shellAlone = '/no/such/page';

/** The paths of a shell's scripts that are loaded later: with a page of its own, or by every request. */
export async function shellScriptsOf(
  context: BrowserContext,
  { shell }: ServedComposition,
  { path, chunks }: Subject,
): Promise<string[]> {
  const storageState = await context.storageState();
  const requestedAt = async (address: string) => {
    // In a context of its own: what it has loaded would not be requested again.
    const other = await context.browser()?.newContext({ storageState });
    if (!other) return [];
    const page = await other.newPage();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(address);
    await quiet(page);
    await other.close();
    const first = shell.scripts?.map((script) => shell.baseUrl + script) ?? [];
    return requested.filter(
      (one) =>
        one.startsWith(shell.baseUrl) &&
        one.endsWith('.js') &&
        !one.includes('/measure-page.') &&
        !first.includes(one),
    );
  };
  const always = await requestedAt(shellAlone);
  if (chunks === 'requests') return always;
  return (await requestedAt(path)).filter((one) => !always.includes(one));
}

const inlined = /(<script[^>]*id="aangan-composition"[^>]*>)([^<]*)/;
const jsonOf = (html: string) => JSON.parse(inlined.exec(html)?.[2] ?? '') as CarriedComposition;

/** All of the composition that a page is served with: what the page carries, and the files that it names. */
export async function compositionOf(context: BrowserContext): Promise<ServedComposition> {
  const html = await (await context.request.get(paths.cookies())).text();
  const { table, shell } = jsonOf(html);
  const read = async <File>(hash = ''): Promise<File> =>
    (await context.request.get(compositionFileAddress(hash))).json();
  const { remotes } = await read<RouteTable>(table);
  const described = remotes.map(async ({ description, ...remote }) => ({
    ...remote,
    ...(await read<RemoteDescription>(description)),
  }));
  const own = [...html.matchAll(/src="([^"]+\.js)/g)].map(([, path = '']) => path);
  const scripts = own.filter((path) => path.startsWith(shell.baseUrl));
  return {
    shell: { ...shell, scripts: scripts.map((path) => path.slice(shell.baseUrl.length)) },
    remotes: await Promise.all(described),
  };
}

/** The paths of a subject's scripts, such as /releases/vendors/1a2b/entry.3c4d.js. */
export function scriptsOf(
  composition: ServedComposition,
  { name, expose }: Subject,
  which: Scripts,
): string[] {
  const release = composition.remotes.find((one) => one.name === name);
  if (!release) return [];
  const all = Object.keys(release.integrity).filter((path) => path.endsWith('.js'));
  const page = release.exposes?.[expose ?? '']?.slice(-1) ?? all;
  const chosen = { all, page, entry: release.entry ? [release.entry] : [] }[which];
  return chosen.map((path) => release.baseUrl + path);
}

/**
 * Serves pages whose composition is changed, as if it had been published so: other scripts with the integrity that
 * fits them, or a last known good release.
 * @param scripts path → its text in place of the published one
 */
export async function servePages(
  context: BrowserContext,
  composition: ServedComposition,
  scripts: ReadonlyMap<string, string>,
  fallback?: ServedRelease,
): Promise<void> {
  const releases = [composition.shell, ...composition.remotes];
  const replaced = [...scripts].map(([path, text]) => {
    const release = releases.find(({ baseUrl }) => path.startsWith(baseUrl));
    return { before: release?.integrity[path.slice(release.baseUrl.length)], now: sri(text) };
  });
  await context.route(isDocument, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    let html = await response.text();
    if (inlined.test(html)) html = withWhole(html, composition, fallback);
    for (const { before, now } of replaced) if (before) html = html.replaceAll(before, now);
    return route.fulfill({ response, body: html });
  });
  for (const [path, body] of scripts) {
    await context.route(`**${path}*`, (route) => fulfillScript(route, body));
  }
}

const isDocument = ({ pathname }: URL) => !/^\/(api|releases|platform)\//.test(pathname);

export const fulfillScript = (route: Route, body: string): Promise<void> =>
  route.fulfill({ status: 200, contentType: 'text/javascript; charset=utf-8', body });

/** The `integrity` of a script. */
function sri(text: string | Buffer): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

/** A page that carries all of its composition, as pages of compose links do: the files beside it have hashes. */
function withWhole(
  html: string,
  { remotes }: ServedComposition,
  fallback: ServedRelease | undefined,
): string {
  const { table: _table, links: _links, ...carried } = jsonOf(html);
  const whole = remotes.map((remote) => ({
    ...carried.remotes.find(({ name }) => name === remote.name),
    ...remote,
    ...(fallback?.baseUrl.startsWith(`/releases/${remote.name}/`) && { fallback }),
  }));
  const json = JSON.stringify({ ...carried, remotes: whole }).replaceAll('<', '\\u003c');
  return html.replace(inlined, (_all, tag: string) => tag + json);
}

/** What the composition would name as last known good: a release with the same files under another id. */
export async function fallbackOf(
  context: BrowserContext,
  composition: ServedComposition,
  name: string,
  id: string,
): Promise<ServedRelease> {
  const served = composition.remotes.find((one) => one.name === name);
  if (!served) throw new Error(`No remote ${name}`);
  const text = JSON.stringify(served).replaceAll(served.release, id);
  const { release, baseUrl, entry, container, exposes, integrity } = JSON.parse(text);
  for (const path of Object.keys(integrity)) {
    const answer = await context.request.get(baseUrl + path);
    if (!answer.ok()) throw new Error(`${baseUrl}${path} was answered with ${answer.status()}`);
    integrity[path] = sri(await answer.body());
  }
  return { release, baseUrl, entry, container, exposes, integrity };
}
