import { platformPaths, takesPage } from '@aangan/manifest';
import { declaredPaths } from './declared-paths.ts';
import { type GateProblem, nameWithTeam, ownerNamed, type ProposedComposition } from './gate.ts';

/** No file at the site's root takes the address of a page: the edge looks for files first. */
export function siteFilesBesidePages(proposed: ProposedComposition): GateProblem[] {
  const { shell } = proposed;
  const claims = [
    ...declaredPaths(proposed).map(({ name, path }) => ({
      path,
      has: `${ownerNamed(proposed, name)} claims ${path}`,
    })),
    ...platformPaths.map((path) => ({ path, has: `the platform itself serves ${path}` })),
  ];
  return Object.keys(shell.manifest.files).flatMap((file) =>
    claims
      .filter(({ path }) => takesPage(file, path))
      .map(({ has }) => ({
        rule: 'site files',
        asks: `${nameWithTeam(shell)} declares the file ${file}`,
        has: `and ${has}`,
        remedy: 'Change the address of the file in shell.json, or the path.',
      })),
  );
}
