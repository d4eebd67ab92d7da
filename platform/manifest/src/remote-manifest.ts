import Type, { type Static } from 'typebox';
import { closedRecord, parseWith } from './parse.ts';

/** A remote's name: what composition, releases and `consumes` call it. `shell` is the shell's. */
export const RemoteName = Type.String({
  pattern: '^[a-z][a-z0-9-]{1,40}$',
  description: 'lower-case letters, digits and hyphens',
});

/** The public name of an exposed module. It exports a component named like it: `./VendorPage` → `VendorPage`. */
export const ExposeName = Type.String({
  pattern: '^\\./[A-Z][A-Za-z0-9]*$',
  description: 'such as "./VendorPage"',
});

/** A react-router path pattern of this site. */
export const RoutePath = Type.String({
  pattern: '^/[A-Za-z0-9_\\-/:*]*$',
  description: 'a path such as "/vendors/:id"',
});

const AudienceName = Type.Union(
  [
    Type.Literal('guest'),
    Type.Literal('client'),
    Type.Literal('designer'),
    Type.Literal('architect'),
    Type.Literal('vendor'),
  ],
  { description: 'one of guest, client, designer, architect, vendor' },
);

/** Public API answers that a page's first paint needs: `:param` from the path, `{name}` from the query string. */
export const FirstData = Type.Array(
  Type.String({ pattern: '^/api/', description: 'a path under /api/' }),
);

/** One page of a remote, declared and not coded (architecture.md, "A remote"). */
export const RouteDeclaration = Type.Object(
  {
    path: RoutePath,
    expose: ExposeName,
    /** The page's title until the page itself knows better. */
    title: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
    /** Who sees this page at this path; absent means everyone. */
    for: Type.Optional(Type.Array(AudienceName, { minItems: 1, uniqueItems: true })),
    /** Where an audience is sent that this page is not for; absent means its own profile. */
    otherwise: Type.Optional(
      Type.Object(
        {
          client: Type.Optional(RoutePath),
          designer: Type.Optional(RoutePath),
          architect: Type.Optional(RoutePath),
          vendor: Type.Optional(RoutePath),
        },
        { additionalProperties: false },
      ),
    ),
    /** `signed-in` sends a guest to /login. */
    access: Type.Optional(Type.Literal('signed-in')),
    /** Only staff (`is_staff`) see the page and its link; to anyone else signed in there is no such page. */
    staff: Type.Optional(Type.Literal(true)),
    /** `bare` hides the shell's header. */
    chrome: Type.Optional(Type.Literal('bare')),
    data: Type.Optional(FirstData),
    /** A link to this page in the shell's chrome, for the audiences of the route. */
    link: Type.Optional(
      Type.Object(
        {
          place: Type.Union([Type.Literal('header'), Type.Literal('account-menu')], {
            description: 'header or account-menu',
          }),
          label: Type.String({ minLength: 1, maxLength: 40 }),
          /** Lower numbers come first. */
          order: Type.Integer(),
          /** Where a signed-in visitor's number of new things is asked for: an address that answers `{ count }`. */
          count: Type.Optional(
            Type.String({ pattern: '^/api/', description: 'a path under /api/' }),
          ),
        },
        { additionalProperties: false },
      ),
    ),
    /** The shape of title and share card. */
    head: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);
export type RouteDeclaration = Static<typeof RouteDeclaration>;

/** remote.json: the remote's whole contract, so that shell, edge and gate can act on it without running it. */
export const RemoteManifest = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    name: RemoteName,
    /** The team that owns it: whom to ask. */
    team: Type.String({ minLength: 1, maxLength: 80 }),
    /** Exposed modules: public name → source file. */
    exposes: closedRecord(ExposeName, Type.String({ minLength: 1 })),
    /** Modules of other remotes that it loads at runtime: remote → exposes. */
    consumes: Type.Optional(closedRecord(RemoteName, Type.Array(ExposeName, { minItems: 1 }))),
    routes: Type.Array(RouteDeclaration),
  },
  { additionalProperties: false },
);
export type RemoteManifest = Static<typeof RemoteManifest>;

/**
 * Reads a remote.json.
 * @throws ManifestError naming every place that is wrong, and routes whose expose is not exposed.
 */
export function parseRemoteManifest(value: unknown): RemoteManifest {
  return parseWith(RemoteManifest, value, 'remote.json', (manifest) =>
    manifest.routes
      .filter((route) => !(route.expose in manifest.exposes))
      .map((route) => `routes: "${route.path}" names ${route.expose}, which exposes does not list`),
  );
}
