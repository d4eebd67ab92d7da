import { languageCodes, pathsOfLanguages, textsOfRoutes, unspokenTexts } from '@aangan/manifest';
import { type GateProblem, nameWithTeam, type ProposedComposition } from './gate.ts';

/**
 * No page of a remote is where a language of the site has its addresses, and the texts of remotes are in the default
 * language and in no language that the site does not speak. Those of the shell are compared when it is published.
 */
export function siteLanguages({ shell, remotes }: ProposedComposition): GateProblem[] {
  const { languages = [] } = shell.manifest;
  const codes = languages.map(({ code }) => code);
  const spoken = languageCodes(shell.manifest);
  return remotes.flatMap((remote) => {
    const { routes } = remote.manifest;
    const paths = pathsOfLanguages(
      routes.map(({ path }) => path),
      codes,
    );
    const ofPaths = [...new Set(paths)].map((path) => ({
      rule: 'languages',
      asks: `${nameWithTeam(remote)} claims the path ${path}`,
      has: `and the site has its pages in a language below /${path.split('/')[1]}`,
      remedy: 'Begin the path with another name.',
    }));
    const ofTexts = unspokenTexts(textsOfRoutes(routes), spoken).map((problem) => ({
      rule: 'languages',
      asks: `${nameWithTeam(remote)} has texts in the languages of the site`,
      has: `but in its ${problem}`,
      remedy: 'Correct the text in remote.json, or add the language to shell.json.',
    }));
    return [...ofPaths, ...ofTexts];
  });
}
