const remote = '^(mfe-[^/]+)/';

/**
 * The product: remotes, shell and API. The rules use capture groups, so that they also cover a new remote or feature.
 *
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const marketplaceRules = [
  {
    name: 'remotes-import-no-other-app',
    comment:
      'A remote ships alone. Another team’s component is reached at runtime, by name; the platform only builds it.',
    severity: 'error',
    from: { path: remote },
    to: {
      path: '^(platform|api|shell|mfe-[^/]+|e2e|tools|shared/server)/',
      pathNot: ['^$1/', '^platform/build/'],
    },
  },
  {
    name: 'only-webpack-config-builds',
    comment: 'The build is not part of a release.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+|shell)/src/' },
    to: { path: '^platform/build/' },
  },
  {
    name: 'shell-knows-no-remote',
    comment: 'The shell finds its remotes in the composition, never in its code.',
    severity: 'error',
    from: { path: '^shell/' },
    to: {
      path: '^(mfe-[^/]+|api|e2e|tools|shared/server|platform/(?!manifest/|runtime/|build/))',
    },
  },
  {
    name: 'features-import-no-other-feature',
    comment: 'Features of a remote meet only in its app/.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+)/src/features/([^/]+)/' },
    to: { path: '^$1/src/(features|app)/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'api-knows-only-domain-and-server',
    comment:
      'The marketplace does not know the platform that carries its pages; but its mails mark languages as they do.',
    severity: 'error',
    from: { path: '^api/' },
    to: {
      path: '^(shared|platform|shell|mfe-[^/]+|e2e|tools)/',
      pathNot: '^shared/(domain/|server/|messages/src/written-language\\.ts$)',
    },
  },
  {
    name: 'sandbox-stands-on-the-api',
    comment: 'Stand-ins are made of parts of the API, which api/sandbox exports.',
    severity: 'error',
    from: { path: '^sandbox/' },
    to: {
      path: '^(shared|platform|site|shell|mfe-[^/]+|e2e|tools)/',
      pathNot: '^shared/server/',
    },
  },
  {
    name: 'api-modules-meet-in-services',
    comment: 'A module queries its own tables only; it asks another module’s service.',
    severity: 'error',
    from: { path: '^api/src/modules/([^/]+)/' },
    to: { path: '^api/src/modules/[^/]+/.*\\.repository\\.ts$', pathNot: '^api/src/modules/$1/' },
  },
  {
    name: 'api-reaches-modules-through-services',
    comment: 'Plugins, jobs and the app use a module’s services and routes, never its tables.',
    severity: 'error',
    from: { path: '^api/src/(?!modules/)' },
    to: { path: '^api/src/modules/.*\\.repository\\.ts$' },
  },
  {
    name: 'api-modules-hold-the-product',
    comment:
      'A folder of api/src beside modules/ has no routes, so that no part of the product escapes the rules for modules.',
    severity: 'error',
    from: { path: '^api/src/(?!modules/|app\\.ts$)' },
    to: {
      path: '\\.(routes|service|columns)\\.ts$',
      pathNot: '^api/src/modules/.*\\.service\\.ts$',
    },
  },
  {
    name: 'columns-belong-to-queries',
    comment: 'SQL columns are for repositories and for the column lists of other modules.',
    severity: 'error',
    from: { path: '^api/src/', pathNot: '(\\.repository|\\.columns|-kind)\\.ts$' },
    to: { path: '\\.columns\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'routes-do-not-query',
    comment:
      'Routes call services, services call repositories: a thin route can be read at a glance.',
    severity: 'error',
    from: { path: '^(api|sandbox)/src/.*\\.routes\\.ts$' },
    to: { path: '\\.repository\\.ts$' },
  },
];
