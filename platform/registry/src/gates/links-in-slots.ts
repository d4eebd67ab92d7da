import {
  isForAudience,
  linkSlotsOf,
  type RemoteRelease,
  type RouteDeclaration,
  slotOfLink,
} from '@aangan/manifest';
import { type GateProblem, nameOf, nameWithTeam, type ProposedComposition } from './gate.ts';

const rule = 'links';

interface Linked {
  remote: RemoteRelease;
  route: RouteDeclaration;
  slot: string;
}

/** Links are in slots of the shell that take them, and no audience gets more than fit there. */
export function linksInSlots({ shell, remotes }: ProposedComposition): GateProblem[] {
  const slots = linkSlotsOf(shell.manifest);
  const bySlot = Map.groupBy(linksOf(remotes), ({ slot }) => slot);
  return [...bySlot].flatMap(([slot, links]) => {
    const max = slots.get(slot);
    if (max === undefined) {
      return links.map(({ remote, route }) => ({
        rule,
        asks: `${nameWithTeam(remote)} puts the link to ${route.path} into the slot ${slot}`,
        has: `and ${nameOf(shell)} takes links in ${[...slots.keys()].join(', ')}`,
        remedy: `Name one of these in the link, or first put a shell there that declares ${slot} with "takes": "links".`,
      }));
    }
    return shell.manifest.audiences.flatMap((audience) => {
      const shown = links.filter(({ route }) => isForAudience(route, audience));
      if (shown.length <= max) return [];
      const names = new Set(shown.map(({ remote }) => remote.name));
      return [
        {
          rule,
          asks: `${[...names].join(', ')} put ${shown.length} links into the slot ${slot} for ${audience}`,
          has: `and ${nameOf(shell)} takes ${max} there`,
          remedy: 'Remove links, or show them to fewer audiences.',
        },
      ];
    });
  });
}

/** Links that name the place of before: a warning, until the next version takes slots only. */
export function linksInPlaces({ remotes }: ProposedComposition): GateProblem[] {
  return remotes.flatMap((remote) => {
    const former = linksOf([remote]).filter(({ route }) => route.link?.slot === undefined);
    const [first] = former;
    if (!first) return [];
    const paths = former.map(({ route }) => route.path).join(', ');
    return [
      {
        rule,
        asks: `${nameWithTeam(remote)} names a place in its links to ${paths}`,
        has: 'and links are in slots now: the next version takes no places',
        remedy: `Write "slot": "${first.slot}" in place of "place": "${first.route.link?.place}".`,
      },
    ];
  });
}

function linksOf(remotes: readonly RemoteRelease[]): Linked[] {
  return remotes.flatMap((remote) =>
    remote.manifest.routes.flatMap((route) =>
      route.link ? [{ remote, route, slot: slotOfLink(route.link) }] : [],
    ),
  );
}
