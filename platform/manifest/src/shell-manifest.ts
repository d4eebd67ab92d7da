import Type, { type Static } from 'typebox';
import { ApiAddress, platformPaths, RoutePath, repeatedParameters } from './addresses.ts';
import { AudienceName, FlagName } from './declared-names.ts';
import { languagesOf } from './languages.ts';
import { limits } from './limits.ts';
import { closedRecord, parseWith } from './parse.ts';
import { ReleasePath } from './release-path.ts';
import { FirstData } from './remote-manifest.ts';
import { schemaReference } from './schema-reference.ts';
import { takesPage } from './site-file-claims.ts';
import { ShellSlots, slotProblems } from './slot-declarations.ts';
import {
  Languages,
  lineProblems,
  type NamedText,
  textInLanguages,
  unspokenTexts,
} from './texts-in-languages.ts';
import { LastDay, SdkVersion } from './versions.ts';

/** A page that the shell brings itself. */
export const ShellPage = Type.Object(
  {
    path: RoutePath,
    title: textInLanguages(80),
    data: Type.Optional(FirstData),
  },
  { additionalProperties: false },
);
export type ShellPage = Static<typeof ShellPage>;

/** The address of a file at the site's root; a `*` at its end stands for the rest of the address. */
const SiteFileAddress = Type.String({
  pattern: '^/[A-Za-z0-9._-]{1,100}\\*?$',
  description: 'a path of one segment such as "/robots.txt"',
});

/** Where a file at the site's root comes from: the release of the shell, or an answer of the API. */
const SiteFile = Type.Union([
  Type.Object({ release: ReleasePath }, { additionalProperties: false }),
  Type.Object(
    {
      api: Type.String({
        pattern: '^/api/(?!(?:.*/)?\\.{1,2}(?:/|$))[A-Za-z0-9/._-]+\\*?$',
        maxLength: limits.addressLength,
        description: 'a path below /api/',
      }),
    },
    { additionalProperties: false },
  ),
]);

/** The API address of accounts for checks; an audience or an id follows it. */
const AccountsAddress = Type.String({
  pattern: '^/api(?:/[A-Za-z0-9_-]+)+/$',
  maxLength: limits.addressLength,
  description: 'a path under /api/ that ends with "/"',
});

/** shell.json: what the shell declares of the site, so that the platform itself names nothing of it. */
export const ShellManifest = Type.Object(
  {
    $schema: schemaReference('shell'),
    /** The site's name: it ends every page's title. */
    siteName: Type.String({ minLength: 1, maxLength: 40 }),
    /** What search results say of a page that has no description of its own. */
    description: Type.Optional(textInLanguages(200)),
    /**
     * The languages of the site, the default one first: `/hi/items` is the page `/items` in the language with the code
     * `hi`. Without it, pages are in English.
     */
    languages: Type.Optional(Languages),
    /** The audiences that a route may be for. */
    audiences: Type.Array(AudienceName, { minItems: 1, maxItems: limits.names, uniqueItems: true }),
    /** The audience of a visitor who is not signed in. */
    defaultAudience: AudienceName,
    /**
     * The cookie that names the visitor's audience, so that a server can render the page for it. It grants nothing.
     */
    audienceCookie: Type.Optional(
      Type.String({ pattern: '^[a-z][a-z0-9-]{0,40}$', description: 'the name of a cookie' }),
    ),
    /**
     * The API address that lists which public answers have changed since a cursor:
     * `{ cursor: string, addresses: string[] }`, asked with `?after=`. Rendered pages that were made of them are then
     * made again.
     */
    changes: Type.Optional(ApiAddress),
    /**
     * The API address at which the registry gets an account of each audience but the default one, with which it opens
     * signed-in pages before they are served. Without it they are not opened.
     */
    accounts: Type.Optional(AccountsAddress),
    /** The flags that a route may require. */
    flags: Type.Array(FlagName, { maxItems: limits.names, uniqueItems: true }),
    /** The shell's own pages: no remote may claim their paths. */
    pages: Type.Array(ShellPage, { maxItems: limits.shellPages }),
    /** Places around all pages where remotes may show something, or have links to their pages. */
    slots: Type.Optional(ShellSlots),
    /**
     * `parts` where the shell's scripts fetch what a page does not carry of its composition. Without it, pages carry all
     * of it.
     */
    composition: Type.Optional(Type.Literal('parts', { description: '"parts"' })),
    /** The most JavaScript, in bytes, of the scripts that every page begins with. */
    budget: Type.Optional(Type.Integer({ minimum: 1, description: 'bytes, at least 1' })),
    /**
     * `on-use`: a page that was rendered for the default audience loads its scripts when the visitor first moves, touches
     * or presses, or after some seconds. Links and forms of method get must work without scripts, and the shell keeps
     * what is pressed before. Without it every page loads its scripts at once.
     */
    start: Type.Optional(Type.Literal('on-use')),
    /**
     * Versions of the platform's packages that are deprecated: those below `below`. The gate warns of releases that were
     * built with them, and refuses them after the day `until`.
     */
    deprecatedSdk: Type.Optional(
      Type.Object({ below: SdkVersion, until: LastDay }, { additionalProperties: false }),
    ),
    /** Files at the site's root, such as its icon and what search engines read. */
    files: closedRecord(SiteFileAddress, SiteFile, { maxProperties: limits.siteFiles }),
  },
  { title: 'shell.json', additionalProperties: false },
);
export type ShellManifest = Static<typeof ShellManifest>;

/** The files at the site's root that the shell's release brings. */
export function releasedSiteFiles({ files }: ShellManifest): string[] {
  return Object.values(files).flatMap((file) => ('release' in file ? [file.release] : []));
}

/**
 * Reads a shell.json.
 * @throws ManifestError naming every place that is wrong.
 */
export function parseShellManifest(value: unknown): ShellManifest {
  return parseWith(ShellManifest, value, 'shell.json', shellProblems);
}

/**
 * What a schema cannot express: a default audience that is not one of the audiences, paths that name a parameter twice,
 * slots on pages that the shell does not have, and texts and addresses that do not fit the languages.
 */
export function shellProblems(manifest: ShellManifest): string[] {
  const { audiences, defaultAudience, pages } = manifest;
  const paths = pages.map(({ path }) => path);
  const others = [
    ...repeatedParameters(paths),
    ...slotProblems({ ...manifest, paths }),
    ...languageProblems(manifest),
    ...Object.entries(manifest.slots ?? {})
      .filter(([, { takes, height, on }]) => takes && (height !== undefined || on))
      .map(([slot]) => `slots: ${slot} takes links, which have neither "height" nor "on"`),
  ];
  if (audiences.includes(defaultAudience)) return others;
  const expected = `expected one of ${audiences.join(', ')}`;
  return [`defaultAudience: ${expected}, found "${defaultAudience}"`, ...others];
}

/** The codes of a site's languages, the default one first. */
export function languageCodes({ languages }: Pick<ShellManifest, 'languages'>): string[] {
  return languagesOf(languages).map(({ code }) => code);
}

/**
 * Paths that stand where a language has its addresses: `/hi` and all below it.
 * @param codes of the site's languages
 */
export function pathsOfLanguages(paths: readonly string[], codes: readonly string[]): string[] {
  return paths.filter((path) => codes.includes((path.split('/')[1] ?? '').toLowerCase()));
}

function languageProblems(manifest: ShellManifest): string[] {
  const { description, pages, languages = [], files } = manifest;
  const texts: NamedText[] = [
    { of: 'description: the text', text: description },
    ...pages.map(({ path, title }) => ({ of: `pages: the title of "${path}"`, text: title })),
  ];
  const codes = languages.map(({ code }) => code);
  return [
    ...lineProblems(texts),
    ...unspokenTexts(texts, languageCodes(manifest)),
    ...codes
      .filter((code, index) => codes.indexOf(code) < index)
      .map((code) => `languages: "${code}" is listed twice`),
    ...languages
      .filter(({ code, locale }) => locale.split('-')[0] !== code)
      .map(({ code, locale }) => `languages: the locale "${locale}" is not one of "${code}"`),
    ...codes
      .filter((code) => platformPaths.includes(`/${code}`))
      .map((code) => `languages: "/${code}" is an address of the platform`),
    ...codes.flatMap((code) =>
      Object.keys(files)
        .filter((file) => takesPage(file, `/${code}`))
        .map((file) => `languages: the file "${file}" is where "${code}" has its addresses`),
    ),
    ...pathsOfLanguages(
      pages.map(({ path }) => path),
      codes,
    ).map((path) => `pages: "${path}" begins as the addresses of a language do`),
  ];
}
