import { type RouteConflict, routeConflicts } from '@aangan/manifest';
import { type GateProblem, ownerNamed, type ProposedComposition } from './gate.ts';

/** No two remotes, and no remote and the shell, claim one path for the same audience. */
export function onePageForEachPath(proposed: ProposedComposition): GateProblem[] {
  const { shell, remotes } = proposed;
  const { pages, audiences } = shell.manifest;
  const own = { name: 'shell', routes: pages.map(({ path }) => ({ path, expose: './Page' })) };
  const routed = remotes.map(({ name, manifest }) => ({ name, routes: manifest.routes }));
  const claims = Map.groupBy(
    routeConflicts([own, ...routed], audiences),
    ({ path, remotes: names }) => `${path} ${names.join(' ')}`,
  );
  return [...claims.values()].flatMap((conflicts) => describeClaim(proposed, conflicts));
}

/** The conflicts of one path and one pair of remotes, as one problem. */
function describeClaim(
  proposed: ProposedComposition,
  conflicts: readonly RouteConflict[],
): GateProblem[] {
  const [conflict] = conflicts;
  if (!conflict) return [];
  const { path, remotes } = conflict;
  const [first, second] = remotes.map((name) => ownerNamed(proposed, name));
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
