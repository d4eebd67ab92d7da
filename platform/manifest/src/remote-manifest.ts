import Type, { type Static } from 'typebox';
import { ApiAddress, RoutePath, repeatedParameters, routePattern, SitePath } from './addresses.ts';
import { AudienceName, ExposeName, exposePattern, FlagName, RemoteName } from './declared-names.ts';
import { limits } from './limits.ts';
import { linePattern } from './line-text.ts';
import { linkProblems } from './link-slots.ts';
import { Asks } from './low-trust.ts';
import { OutcomeDeclarations } from './outcome-declarations.ts';
import { closedRecord, parseWith } from './parse.ts';
import { RouteLink } from './route-link.ts';
import { schemaReference } from './schema-reference.ts';
import {
  extensionProblems,
  SlotDeclarations,
  SlotExtensions,
  slotProblems,
} from './slot-declarations.ts';
import { lineProblems, type NamedText, textInLanguages } from './texts-in-languages.ts';
import { ValueDeclarations, valueProblems } from './value-declarations.ts';

/** The budget of all scripts of a remote together. */
export const allScripts = 'total';

/**
 * First data: the public API addresses that a page's first paint needs. `:name` is filled from the path,
 * `{name}` from the query string, `{name*}` with every value that a repeated parameter has there, `{name:1}` with 1
 * where the query string has none.
 */
export const FirstData = Type.Array(ApiAddress, { maxItems: limits.firstData });

/** One page of a remote. It is declared, so that shell, edge and registry can act on it without running the remote. */
export const RouteDeclaration = Type.Object(
  {
    path: RoutePath,
    expose: ExposeName,
    /** The page's title until the page or its head sets one. */
    title: Type.Optional(textInLanguages(80)),
    /** The audiences that see this page at this path; absent means all of them. */
    for: Type.Optional(
      Type.Array(AudienceName, { minItems: 1, maxItems: limits.names, uniqueItems: true }),
    ),
    /** Audience → where it is sent when this page is not for it; absent means its own profile. */
    otherwise: Type.Optional(closedRecord(AudienceName, SitePath, { maxProperties: limits.names })),
    /** `signed-in` sends visitors who are not signed in to sign in. */
    access: Type.Optional(Type.Literal('signed-in', { description: '"signed-in"' })),
    /** Flags that an account must have to see the page and its link; to any other account there is no such page. */
    requires: Type.Optional(
      Type.Array(FlagName, { minItems: 1, maxItems: limits.names, uniqueItems: true }),
    ),
    /** `bare` hides the shell's header. */
    chrome: Type.Optional(Type.Literal('bare', { description: '"bare"' })),
    /** `noindex` keeps the page out of search engines. */
    robots: Type.Optional(Type.Literal('noindex', { description: '"noindex"' })),
    data: Type.Optional(FirstData),
    /** A link to this page in a slot of the shell, for the audiences of the route. */
    link: Type.Optional(RouteLink),
    /**
     * An exposed pure function from the answers of `data`, in their order, to the page's title, description,
     * picture, canonical address and structured data.
     */
    head: Type.Optional(ExposeName),
  },
  { additionalProperties: false },
);
export type RouteDeclaration = Static<typeof RouteDeclaration>;

/** What a budget is for. */
const BudgetName = Type.String({
  pattern: `${exposePattern}|${routePattern}|^${allScripts}$`,
  description: `an exposed module such as "./ItemPage", the path of a route, or "${allScripts}"`,
});

/** remote.json: the remote's whole contract, so that shell, edge and gates can act on it without running it. */
export const RemoteManifest = Type.Object(
  {
    $schema: schemaReference('remote'),
    name: RemoteName,
    /** The team that owns the remote and answers questions about it. */
    team: Type.String({
      minLength: 1,
      maxLength: 80,
      pattern: linePattern,
      description: 'one line of 1 to 80 characters',
    }),
    /** Exposed modules: public name → source file. */
    exposes: closedRecord(ExposeName, Type.String({ minLength: 1, maxLength: 200 }), {
      maxProperties: limits.exposes,
    }),
    /** Modules of other remotes that it loads at runtime: remote → exposes. */
    consumes: Type.Optional(
      closedRecord(RemoteName, Type.Array(ExposeName, { minItems: 1, maxItems: limits.exposes }), {
        maxProperties: limits.consumedRemotes,
      }),
    ),
    routes: Type.Array(RouteDeclaration, { maxItems: limits.routes }),
    /** Places of its pages where other remotes may show something. */
    slots: Type.Optional(SlotDeclarations),
    /** What it shows in slots of other remotes and of the shell. */
    extensions: Type.Optional(SlotExtensions),
    /** What a channel may set without a build. */
    values: Type.Optional(ValueDeclarations),
    /** What its visitors come for: canaries are judged by it. */
    outcomes: Type.Optional(OutcomeDeclarations),
    /** What its frames ask their pages for, where an integrator has marked it as of low trust. */
    asks: Type.Optional(Asks),
    /**
     * The most JavaScript, in bytes before compression: of an exposed module beside the entry (`./ItemPage`), of the path
     * of a route with the entry and its head (`/items/:id`), of all scripts for browsers (`total`).
     */
    budgets: Type.Optional(
      closedRecord(BudgetName, Type.Integer({ minimum: 1, description: 'bytes, at least 1' }), {
        maxProperties: limits.exposes + limits.routes + 1,
      }),
    ),
  },
  { title: 'remote.json', additionalProperties: false },
);
export type RemoteManifest = Static<typeof RemoteManifest>;

/**
 * Reads a remote.json.
 * @throws ManifestError naming every place that is wrong, and routes that name what is not exposed.
 */
export function parseRemoteManifest(value: unknown): RemoteManifest {
  return parseWith(RemoteManifest, value, 'remote.json', remoteProblems);
}

/**
 * What a schema cannot express: routes, extensions and budgets that name what is not exposed, paths that name a parameter
 * twice, slots on pages that it does not have, values that do not fit their type, and a remote that consumes its own
 * modules.
 */
export function remoteProblems(manifest: RemoteManifest): string[] {
  const { name, routes, exposes, consumes = {}, extensions = [], budgets = {}, values } = manifest;
  const listed = Object.keys(exposes);
  const budgeted = [allScripts, ...listed, ...routes.map(({ path }) => path)];
  const unknownBudgets = Object.keys(budgets)
    .filter((key) => !budgeted.includes(key))
    .map((key) => `budgets: ${key} is not in ${key.startsWith('/') ? 'routes' : 'exposes'}`);
  const own = Object.hasOwn(consumes, name)
    ? [`consumes: a remote does not consume its own modules, found "${name}"`]
    : [];
  return routes
    .flatMap(({ path, expose, head }) =>
      [expose, head]
        .filter((named) => named !== undefined && !listed.includes(named))
        .map(
          (missing) =>
            `routes: "${path}" names ${missing}, and exposes lists ${listed.join(', ') || 'nothing'}`,
        ),
    )
    .concat(
      repeatedParameters(routes.map(({ path }) => path)),
      own,
      linkProblems(routes),
      lineProblems(textsOfRoutes(routes)),
      unknownBudgets,
      slotProblems({ ...manifest, paths: routes.map(({ path }) => path) }),
      extensionProblems(extensions, listed, values),
      valueProblems(values),
    );
}

/** The titles of routes and the labels of their links. */
export function textsOfRoutes(routes: readonly RouteDeclaration[]): NamedText[] {
  return routes.flatMap(({ path, title, link }) => [
    { of: `routes: the title of "${path}"`, text: title },
    { of: `routes: the label of its link of "${path}"`, text: link?.label },
  ]);
}
