import { isForAudience } from '@aangan/manifest';
import type { GateProblem, ProposedComposition } from './gate.ts';

/** How many links fit where the shell shows them: more would push those of other teams off the screen. */
const maxLinks = 8;

/** No audience gets more links in one place of the shell than fit there. */
export function linksOfAPlace({ shell, remotes }: ProposedComposition): GateProblem[] {
  const linked = remotes.flatMap(({ name, manifest }) =>
    manifest.routes.flatMap((route) =>
      route.link ? [{ name, route, place: route.link.place }] : [],
    ),
  );
  return shell.manifest.audiences.flatMap((audience) => {
    const shown = linked.filter(({ route }) => isForAudience(route, audience));
    return [...Map.groupBy(shown, ({ place }) => place)]
      .filter(([, links]) => links.length > maxLinks)
      .map(([place, links]) => ({
        rule: 'links',
        asks: `${[...new Set(links.map(({ name }) => name))].join(', ')} put ${links.length} links in the ${place} for ${audience}`,
        has: `and ${maxLinks} fit there`,
        remedy: 'Remove links, or show them to fewer audiences.',
      }));
  });
}
