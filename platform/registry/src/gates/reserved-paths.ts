import { platformPaths } from '@aangan/manifest';
import { declaredPaths } from './declared-paths.ts';
import type { GateProblem, ProposedComposition } from './gate.ts';

/** No page claims addresses that the platform serves, or every address of the site. */
export function reservedPaths(proposed: ProposedComposition): GateProblem[] {
  return declaredPaths(proposed).flatMap(({ name, path }) => {
    const asks = `${name} claims the path ${path}`;
    const first = `/${path.split('/')[1] ?? ''}`.toLowerCase();
    if (first.startsWith('/:')) {
      return [
        {
          rule: 'paths',
          asks,
          has: 'and a first segment that is a parameter would answer every unknown address of the site',
          remedy: 'Begin the path with a name, such as /items/:id.',
        },
      ];
    }
    if (!platformPaths.includes(first)) return [];
    return [
      {
        rule: 'paths',
        asks,
        has: `and the platform itself serves ${first}`,
        remedy: 'Begin the path with another name.',
      },
    ];
  });
}
