import type { RemoteRelease, RouteDeclaration } from '@aangan/manifest';
import { publicPages } from '@aangan/registry';
import { UsageError } from '../command-line/usage-error.ts';
import type { SiteClient } from '../site-client.ts';
import type { Reason } from './affected-pages.ts';

/** A page that is checked, with the reason. */
export interface CheckedPage {
  path: string;
  address: string;
  remote: string;
  because: string;
}

/** A page that is not checked, with the reason. */
export interface SkippedPage {
  path: string;
  remote: string;
  because: string;
}

const maxPages = 100;

/**
 * The pages of a composition that a candidate can affect and that everybody may open, at addresses that exist; and the
 * other pages with the reason why they are skipped.
 * @param options.guest the audience of visitors without an account
 * @param options.only declared paths; only these are checked
 * @throws {UsageError} if no remote of the composition declares one of them
 */
export async function pagesOf(
  site: SiteClient,
  remotes: readonly RemoteRelease[],
  reason: Reason,
  { guest, only }: { guest: string; only: readonly string[] | undefined },
): Promise<{ checked: CheckedPage[]; skipped: SkippedPage[] }> {
  requireDeclared(remotes, only ?? []);
  const skipped: SkippedPage[] = [];
  const touched = remotes.filter((remote) => {
    if (reason(remote)) return true;
    const because = 'the candidate cannot touch it';
    skipped.push(...describe(remote, () => because));
    return false;
  });
  const needs = (route: RouteDeclaration) =>
    only && !only.includes(route.path) ? 'it was not asked for' : accountOf(route, guest);
  for (const remote of touched) skipped.push(...describe(remote, needs));
  const askApi = async (address: string) => {
    const body = await site.read({ method: 'get', url: address });
    return { status: body === undefined ? 404 : 200, body: JSON.stringify(body ?? null) };
  };
  const names = touched.map(({ name }) => name);
  const found = await publicPages({ remotes: touched }, names, askApi, {
    // Includes pages that are not checked: lists contain the addresses of other pages.
    isAsked: ({ route }) => accountOf(route, guest) === undefined,
    max: maxPages,
  });
  const checked = found
    .filter(({ route }) => needs(route) === undefined)
    .map(({ remote, route: { path }, address }) => {
      return { path, address, remote: remote.name, because: reason(remote) ?? '' };
    });
  return { checked, skipped };
}

function requireDeclared(remotes: readonly RemoteRelease[], paths: readonly string[]): void {
  const declared = remotes.flatMap(({ manifest }) => manifest.routes.map(({ path }) => path));
  const unknown = paths.filter((path) => !declared.includes(path));
  if (unknown.length === 0) return;
  const all = [...new Set(declared)].sort().join(', ');
  throw new UsageError(`No page of the composition is ${unknown.join(', ')}. There are: ${all}`);
}

function describe(
  { name, manifest }: RemoteRelease,
  because: (route: RouteDeclaration) => string | undefined,
): SkippedPage[] {
  return manifest.routes.flatMap((route) => {
    const why = because(route);
    return why === undefined ? [] : [{ path: route.path, remote: name, because: why }];
  });
}

/** Why a visitor without an account does not see a page. Such pages are left to the journeys of their remote. */
function accountOf(
  { access, requires, for: audiences, path }: RouteDeclaration,
  guest: string,
): string | undefined {
  if (access || requires) return 'it needs an account';
  if (audiences && !audiences.includes(guest)) return `it is for ${audiences.join(', ')}`;
  return path.endsWith('/*') ? 'its addresses are not known' : undefined;
}
