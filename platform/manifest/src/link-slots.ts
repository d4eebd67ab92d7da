import type { RouteLink } from './route-link.ts';
import type { ShellSlot } from './slot-declarations.ts';

/** A route as far as its link goes. */
interface Route {
  path: string;
  link?: RouteLink;
}

/**
 * The slots of links by what `place` called them. Releases that name a place, and shells that read it, work for one
 * version more.
 */
const slotOfPlace = { header: 'header.links', 'account-menu': 'account.menu' } as const;

/** How many links each place had room for in shells that declare no slots for links. */
const maxInPlace = 8;

/** The slots of a shell that take links, each with how many one visitor may get. */
export function linkSlotsOf({
  slots = {},
}: {
  slots?: Record<string, ShellSlot>;
}): Map<string, number> {
  const declared = Object.entries(slots).filter(([, { takes }]) => takes === 'links');
  if (declared.length > 0) return new Map(declared.map(([slot, { max }]) => [slot, max]));
  return new Map(Object.values(slotOfPlace).map((slot) => [slot, maxInPlace]));
}

/** The slot that a link is in. A link without slot and place, which remote.json cannot have, is in none. */
export function slotOfLink({ slot, place }: RouteLink): string {
  return slot ?? (place ? slotOfPlace[place] : '');
}

/** What a link is called where it is switched off: the slot and the path of its page. */
export function linkKey(path: string, link: RouteLink): string {
  return `${slotOfLink(link)} ${path}`;
}

/** A link that names neither a slot nor a place, or both, and one to a path that is no address as it stands. */
export function linkProblems(routes: readonly Route[]): string[] {
  return routes.flatMap(({ path, link }) =>
    link ? [...placeProblems(path, link), ...pathProblems(path)] : [],
  );
}

function placeProblems(path: string, { slot, place }: RouteLink): string[] {
  if ((slot === undefined) !== (place === undefined)) return [];
  const found = slot === undefined ? 'neither' : 'both';
  return [`routes: the link to "${path}" names a slot, or the place of before; found ${found}`];
}

function pathProblems(path: string): string[] {
  if (!/[:*]/.test(path)) return [];
  return [
    `routes: the link to "${path}" would be drawn with that path as its address. Remove the link, or give it to a route without parameters and "*"`,
  ];
}

/**
 * The routes of a remote as pages get them: links name both their slot and the place that shells of before read, and
 * those that are switched off are left out.
 */
export function routesWithLinks<Listed extends Route>(
  routes: readonly Listed[],
  offLinks: readonly string[] = [],
): Listed[] {
  return routes.map((route) => {
    const { link, ...others } = route;
    if (!link) return route;
    if (offLinks.includes(linkKey(route.path, link))) return others as Listed;
    const slot = slotOfLink(link);
    const [place] = places.filter((one) => slotOfPlace[one] === slot);
    return { ...route, link: { ...link, slot, ...(place && { place }) } };
  });
}

const places = Object.keys(slotOfPlace) as (keyof typeof slotOfPlace)[];
