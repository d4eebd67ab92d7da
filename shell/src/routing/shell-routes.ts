import { type Audience, flagsOf, paths, type Role } from '@aangan/domain';
import type { SessionStatus, User } from '@aangan/host';
import type { ComposedPath, RouteDeclaration, SiteRemote } from '@aangan/manifest';
import { chooseRoute, hasRequiredFlags, isForAudience } from '@aangan/manifest/routes';

/** What to do at a path, for a visitor in a state. */
export type Decision =
  | { show: 'page'; remote: string; expose: string; title?: string | undefined }
  | { show: 'loading' }
  | { show: 'unreachable' }
  | { show: 'not-found' }
  | { show: 'off' }
  | { redirect: string };

interface Visitor {
  status: SessionStatus;
  audience: Audience;
  /** The account, as far as a route may ask for it. */
  user?: Pick<User, 'is_staff'> | null;
}

/**
 * Chooses between the pages that remotes declare for one path: by role, protected where declared, a page
 * of another role leading to the own one.
 * @param address the current address, to return to after signing in
 */
export function decide(
  path: ComposedPath<SiteRemote>,
  { status, audience, user }: Visitor,
  address: string,
): Decision {
  const isOpen = path.choices.every(({ route }) => !route.for && !route.access && !route.requires);
  const choice = chooseRoute(path, audience, flagsOf(user));
  // A public page is shown to the audience that is expected; what needs an account waits for the check.
  const isExpected = audience !== 'guest' && choice && !isProtected(choice.route);
  if (status === 'checking' && !isOpen && !isExpected) return { show: 'loading' };
  if (choice && !(isProtected(choice.route) && audience === 'guest')) {
    if (choice.remote.isOff) return { show: 'off' };
    const { expose, title } = choice.route;
    return { show: 'page', remote: choice.remote.name, expose, title };
  }
  if (status === 'unreachable') return { show: 'unreachable' };
  if (audience === 'guest') {
    return path.choices.some(({ route }) => isProtected(route))
      ? { redirect: paths.login(address) }
      : { show: 'not-found' };
  }
  // An account without the required flag gets Page not found.
  if (path.choices.some(({ route }) => isForAudience(route, audience))) {
    return { show: 'not-found' };
  }
  const own = ownPage(path, audience);
  return own === path.path ? { show: 'not-found' } : { redirect: own };
}

/** Whether the page at a path needs an account, and so says itself when the session could not be checked. */
export function needsAccount(path: ComposedPath<SiteRemote>): boolean {
  const decision = decide(path, { status: 'unreachable', audience: 'guest' }, path.path);
  return 'show' in decision && decision.show === 'unreachable';
}

/** Where a page of another role redirects to: what one of its routes declares for the audience, else the profile. */
function ownPage(path: ComposedPath<SiteRemote>, audience: Role): string {
  const declared = path.choices.map(({ route }) => route.otherwise?.[audience]);
  return declared.find((to) => to !== undefined) ?? paths.profile();
}

function isProtected(route: RouteDeclaration): boolean {
  return route.access === 'signed-in';
}

/** The slots of links that shell.json declares. */
export type LinkSlot = 'header.links' | 'header.notifications' | 'account.menu';

/** A link in a slot of the shell, as a remote declares it. */
export interface ChromeLink {
  to: string;
  label: string;
  /** The address of the number of new things there; below /api. */
  count?: string;
}

/** The links that remotes put into a slot, for an audience and an account's flags, in order. */
export function linksIn(
  slot: LinkSlot,
  remotes: readonly Pick<SiteRemote, 'routes'>[],
  audience: Audience,
  flags: readonly string[] = [],
): ChromeLink[] {
  return remotes
    .flatMap(({ routes }) => routes)
    .filter((route) => isForAudience(route, audience))
    .filter((route) => hasRequiredFlags(route, flags))
    .flatMap(({ path, link }) => (link?.slot === slot ? [{ to: path, ...link }] : []))
    .sort((a, b) => a.order - b.order)
    .map(({ to, label, count }) => ({ to, label, ...(count && { count }) }));
}
