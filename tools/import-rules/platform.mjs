/**
 * The packages of platform/, which carry any product.
 *
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const platformRules = [
  {
    name: 'platform-stands-on-manifest',
    comment:
      'The platform’s parts share a vocabulary, nothing else; what runs on a server may use shared/server.',
    severity: 'error',
    from: {
      path: '^(platform/(?!cli/|standalone/|portable/|checker/|console/|edge/|registry-client/|sdk/)[^/]+)/',
    },
    to: {
      path: '^(shared|platform|api|site|shell|mfe-[^/]+|e2e|tools)/',
      pathNot: ['^$1/', '^platform/manifest/', '^shared/server/'],
    },
  },
  {
    name: 'edge-asks-the-registry',
    comment: 'An edge reads a registry by HTTP, with the requests of its client.',
    severity: 'error',
    from: { path: '^platform/edge/' },
    to: {
      path: '^(shared|platform|api|site|shell|mfe-[^/]+|e2e|tools)/',
      pathNot: '^(platform/(edge|manifest|registry-client)|shared/server)/',
    },
  },
  {
    name: 'requests-are-data',
    comment: 'Each who asks the registry sends in a way of its own: the client has none.',
    severity: 'error',
    from: { path: '^platform/registry-client/' },
    to: {
      path: '^(shared|platform|api|site|shell|mfe-[^/]+|e2e|tools)/',
      pathNot: '^(platform/registry-client|shared/endpoint)/',
    },
  },
  {
    name: 'checker-contains-as-the-renderer-does',
    comment:
      'What reads or runs code of releases is contained in one way, which the renderer has; pages are opened as an edge serves them.',
    severity: 'error',
    from: { path: '^platform/checker/' },
    to: {
      path: '^(shared|platform|api|site|shell|mfe-[^/]+|e2e|tools)/',
      pathNot: '^(platform/(checker|manifest|render|edge)|shared/server)/',
    },
  },
  {
    name: 'standalone-hosts-with-what-remotes-share',
    comment:
      'A remote that starts alone gets the same from its host as in the shell, without the shell.',
    severity: 'error',
    from: { path: '^platform/standalone/' },
    to: {
      path: '^(shared|platform|api|site|shell|mfe-[^/]+|e2e|tools)/',
      pathNot: '^(platform/(standalone|manifest)|shared/(ui|host|api-client))/',
    },
  },
  {
    name: 'portable-containers-bring-what-remotes-share',
    comment:
      'A remote in a page of another site gets what the shell gives it, by the same runtime and without the shell.',
    severity: 'error',
    from: { path: '^platform/portable/src/' },
    to: {
      path: '^(shared|platform|api|site|shell|mfe-[^/]+|e2e|tools)/',
      pathNot: '^(platform/(portable|manifest|runtime)|shared/(ui|host|api-client|messages))/',
    },
  },
  {
    name: 'sdk-reads-packages-as-files',
    comment:
      'The packages for other repositories are compiled from their files. Only what builds them is imported, and the commands that are bundled.',
    severity: 'error',
    from: { path: '^platform/sdk/' },
    to: {
      path: '^(shared|platform|api|site|shell|mfe-[^/]+|e2e|tools)/',
      pathNot: '^platform/(sdk|build|cli)/',
    },
  },
  {
    name: 'console-looks-like-the-site',
    comment: 'The console has the components of the site, and reaches the registry by HTTP only.',
    severity: 'error',
    from: { path: '^platform/console/' },
    to: {
      path: '^(shared|platform|api|site|shell|mfe-[^/]+|e2e|tools)/',
      pathNot: '^(platform/(console|build|registry-client)|shared/ui)/',
    },
  },
  {
    name: 'browser-parts-of-the-platform-stay-there',
    comment:
      'build, runtime and console do not run on a server; registry-client runs in browsers too.',
    severity: 'error',
    from: { path: '^platform/(build|runtime|console|registry-client)/' },
    to: { path: '^shared/server/' },
  },
  {
    name: 'cli-talks-to-a-site',
    comment:
      'The command line of the platform works in any repository: it asks a site by HTTP, and starts none. It builds by running the build as a command.',
    severity: 'error',
    from: { path: '^platform/cli/' },
    to: {
      path: '^(shared|platform|site|shell|mfe-[^/]+|e2e|tools)/',
      pathNot: '^(platform/(cli|manifest|registry|registry-client|checker)|shared/server)/',
    },
  },
  {
    name: 'platform-knows-no-product',
    comment:
      'The platform can compose and ship another product than this one. What it needs to know of one is declared by the shell’s release, or given by the host.',
    severity: 'error',
    from: { path: '^platform/' },
    to: { path: '^(api|site|shell|mfe-[^/]+|shared/(domain|firms|styleguide))/' },
  },
  {
    name: 'registry-keeps-sql-in-repositories',
    comment:
      'A service of the registry states rules, a repository states SQL. Queries that need nothing of kysely but a database are found by tools/lint/query-outside-repository.grit.',
    severity: 'error',
    from: {
      path: '^platform/registry/src/',
      pathNot: '(-repository|\\.test)\\.ts$|/testing/',
    },
    to: { path: '/node_modules/kysely/', dependencyTypesNot: ['type-only'] },
  },
];
