import { type RouteConflict, routeConflicts } from '@aangan/manifest';
import type { GateProblem, ProposedComposition } from './gate.ts';

/** No two remotes, and no remote and the shell, claim one path for the same audience. */
export function onePageForEachPath({ shell, remotes }: ProposedComposition): GateProblem[] {
  const { pages, audiences } = shell.manifest;
  const own = { name: 'shell', routes: pages.map(({ path }) => ({ path, expose: './Page' })) };
  const routed = remotes.map(({ name, manifest }) => ({ name, routes: manifest.routes }));
  const claims = Map.groupBy(
    routeConflicts([own, ...routed], audiences),
    ({ path, remotes: names }) => `${path} ${names.join(' ')}`,
  );
  return [...claims.values()].flatMap((conflicts) => describeClaim(conflicts));
}

/** The conflicts of one path and one pair of remotes, as one problem. */
function describeClaim(conflicts: readonly RouteConflict[]): GateProblem[] {
  const [conflict] = conflicts;
  if (!conflict) return [];
  const { path, remotes } = conflict;
  const [first, second] = remotes;
  const audiences = conflicts.map(({ audience }) => audience).join(', ');
  return [
    {
      rule: 'paths',
      asks: `${first} claims the path ${path} for ${audiences}`,
      has: first === second ? 'and claims it again' : `and ${second} claims it too`,
      remedy: 'Change the path or its audiences in one of them.',
    },
  ];
}
