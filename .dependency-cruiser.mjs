/**
 * Which packages and folders may import which, each with a reason. The rules use capture groups, so that they also
 * cover a new remote, package or feature.
 */
const remote = '^(mfe-[^/]+)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Modules in an import cycle can be neither read nor tested apart.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'leaves-stay-leaves',
      comment:
        'Everything else depends on domain, ui, server and manifest, so they import nothing of ours.',
      severity: 'error',
      from: { path: '^(shared/(?:domain|ui|server)|platform/manifest)/' },
      to: {
        path: '^(shared|platform|api|site|shell|mfe-[^/]+|e2e|tools)/',
        pathNot: '^$1/',
      },
    },
    {
      name: 'client-knows-only-the-domain',
      comment: 'Every remote loads the client, and so everything that it imports.',
      severity: 'error',
      from: { path: '^shared/api-client/' },
      to: {
        path: '^(shared|platform|api|site|shell|mfe-[^/]+|e2e|tools)/',
        pathNot: '^shared/(api-client|domain)/',
      },
    },
    {
      name: 'host-knows-only-domain-and-client',
      comment: 'The contract between host and remotes knows neither of them.',
      severity: 'error',
      from: { path: '^shared/host/' },
      to: {
        path: '^(shared|platform|api|site|shell|mfe-[^/]+|e2e|tools)/',
        pathNot: '^shared/(host|domain|api-client)/',
      },
    },
    {
      name: 'firms-stands-on-what-is-shared',
      comment:
        'What designers and vendors share on screen uses the shared packages, and no remote.',
      severity: 'error',
      from: { path: '^shared/firms/' },
      to: {
        path: '^(shared|platform|api|site|shell|mfe-[^/]+|e2e|tools)/',
        pathNot: '^shared/(firms|domain|ui|host|api-client)/',
      },
    },
    {
      name: 'only-remotes-show-firms',
      comment:
        'The shell and the platform know nothing of firms; the styleguide shows their components.',
      severity: 'error',
      from: { path: '^(shell|platform|api|e2e|tools|shared/(?!firms/|styleguide/)[^/]+)/' },
      to: { path: '^shared/firms/' },
    },
    {
      name: 'styleguide-shows-shared-components',
      comment:
        'The styleguide is a page for development: it shows ui and firms, and nothing imports it.',
      severity: 'error',
      from: { path: '^shared/styleguide/' },
      to: {
        path: '^(shared|platform|api|site|shell|mfe-[^/]+|e2e|tools)/',
        pathNot: '^shared/(styleguide|ui|firms|domain)/',
      },
    },
    {
      name: 'nothing-imports-the-styleguide',
      comment: 'The styleguide is a page for development and no part of what ships.',
      severity: 'error',
      from: { pathNot: '^shared/styleguide/' },
      to: { path: '^shared/styleguide/' },
    },
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
      comment: 'The marketplace does not know the platform that carries its pages.',
      severity: 'error',
      from: { path: '^api/' },
      to: {
        path: '^(shared|platform|shell|mfe-[^/]+|e2e|tools)/',
        pathNot: '^shared/(domain|server)/',
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
      from: { path: '^api/src/.*\\.routes\\.ts$' },
      to: { path: '\\.repository\\.ts$' },
    },
    {
      name: 'platform-stands-on-manifest',
      comment:
        'The platform’s parts share a vocabulary, nothing else; what runs on a server may use shared/server.',
      severity: 'error',
      from: { path: '^(platform/(?!cli/|standalone/|portable/|checker/|console/)[^/]+)/' },
      to: {
        path: '^(shared|platform|api|site|shell|mfe-[^/]+|e2e|tools)/',
        pathNot: ['^$1/', '^platform/manifest/', '^shared/server/'],
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
        pathNot: '^(platform/(portable|manifest|runtime)|shared/(ui|host|api-client))/',
      },
    },
    {
      name: 'console-looks-like-the-site',
      comment: 'The console has the components of the site, and reaches the registry by HTTP only.',
      severity: 'error',
      from: { path: '^platform/console/' },
      to: {
        path: '^(shared|platform|api|site|shell|mfe-[^/]+|e2e|tools)/',
        pathNot: '^(platform/(console|build)|shared/ui)/',
      },
    },
    {
      name: 'browser-parts-of-the-platform-stay-there',
      comment: 'build, runtime and console do not run on a server.',
      severity: 'error',
      from: { path: '^platform/(build|runtime|console)/' },
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
        pathNot: '^(platform/(cli|manifest|registry|checker)|shared/server)/',
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
      name: 'nothing-imports-the-site',
      comment: 'The site starts everything, so that whatever imported it would import everything.',
      severity: 'error',
      from: { pathNot: '^(site|tools)/' },
      to: { path: '^site/' },
    },
    {
      name: 'e2e-looks-from-outside',
      comment: 'A journey sees what a visitor sees. A translation is what the browser does.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: {
        path: '^(shared/(?!domain/)|platform/(?!checker/src/boot/translating\\.ts)|(api|site|shell|mfe-[^/]+|tools)/)',
      },
    },
    {
      name: 'one-base-for-servers',
      comment:
        'createServer of shared/server makes every HTTP server with Fastify, so that none is without bounds, ids and safe answers. Its types may be named anywhere.',
      severity: 'error',
      from: {
        pathNot: '(^shared/server/src/http/create-server\\.ts$|\\.test\\.tsx?$|/testing/|/test/)',
      },
      to: { path: '/node_modules/fastify/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'testing-stays-in-tests',
      comment: 'Nothing in production imports testing/.',
      severity: 'error',
      from: { pathNot: '(/testing/|\\.test\\.tsx?$|/test/|^e2e/|^tools/trial/)' },
      to: { path: '/testing/' },
    },
    {
      name: 'nothing-unresolvable',
      comment: 'A package is reached by its exports map only; a deep import does not resolve.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared-dependencies-only',
      comment: 'A package that is not in package.json is installed by accident.',
      severity: 'error',
      from: { pathNot: '(^tools/|\\.test\\.tsx?$|/testing/|/test/)' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
