import Type, { type Static } from 'typebox';
import { RoutePath, repeatedParameters } from './addresses.ts';
import { parseWith } from './parse.ts';
import { AudienceName, FirstData, FlagName } from './remote-manifest.ts';
import { schemaReference } from './schema-reference.ts';

/** A page that the shell brings itself. */
export const ShellPage = Type.Object(
  {
    path: RoutePath,
    title: Type.String({ minLength: 1, maxLength: 80 }),
    data: Type.Optional(FirstData),
  },
  { additionalProperties: false },
);
export type ShellPage = Static<typeof ShellPage>;

/** shell.json: what the shell declares of the site, so that the platform itself names nothing of it. */
export const ShellManifest = Type.Object(
  {
    $schema: schemaReference('shell'),
    /** The site's name: it ends every page's title. */
    siteName: Type.String({ minLength: 1, maxLength: 40 }),
    /** The audiences that a route may be for. */
    audiences: Type.Array(AudienceName, { minItems: 1, uniqueItems: true }),
    /** The audience of a visitor who is not signed in. */
    defaultAudience: AudienceName,
    /** The flags that a route may require. */
    flags: Type.Array(FlagName, { uniqueItems: true }),
    /** The shell's own pages: no remote may claim their paths. */
    pages: Type.Array(ShellPage),
  },
  { title: 'shell.json', additionalProperties: false },
);
export type ShellManifest = Static<typeof ShellManifest>;

/**
 * Reads a shell.json.
 * @throws ManifestError naming every place that is wrong.
 */
export function parseShellManifest(value: unknown): ShellManifest {
  return parseWith(ShellManifest, value, 'shell.json', shellProblems);
}

/** What a schema cannot express: a default audience that is none, and paths that name a parameter twice. */
export function shellProblems({ audiences, defaultAudience, pages }: ShellManifest): string[] {
  const repeated = repeatedParameters(pages.map(({ path }) => path));
  if (audiences.includes(defaultAudience)) return repeated;
  const expected = `expected one of ${audiences.join(', ')}`;
  return [`defaultAudience: ${expected}, found "${defaultAudience}"`, ...repeated];
}
