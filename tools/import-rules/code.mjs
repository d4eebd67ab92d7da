/**
 * What holds of all code, and who looks at the site as a whole.
 *
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const codeRules = [
  {
    name: 'no-cycles',
    comment: 'Modules in an import cycle can be neither read nor tested apart.',
    severity: 'error',
    from: {},
    to: { circular: true },
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
    from: { pathNot: '(/testing/|\\.test\\.tsx?$|/test/|^e2e/|^trials/)' },
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
    name: 'nothing-imports-the-site',
    comment:
      'The site starts everything, so that whatever imported it would import everything. Trials and tools are about all of it.',
    severity: 'error',
    from: { pathNot: '^(site|tools|trials)/' },
    to: { path: '^site/' },
  },
  {
    name: 'nothing-imports-trials',
    comment:
      'Trials may import everything. What the gate or the bench uses too is in tools or in a testing folder.',
    severity: 'error',
    from: { pathNot: '^trials/' },
    to: { path: '^trials/' },
  },
  {
    name: 'only-the-site-loads-the-sandbox',
    comment: 'Stand-ins for outside services are for demo mode: production has none of their code.',
    severity: 'error',
    from: { pathNot: '^(site|sandbox)/' },
    to: { path: '^sandbox/' },
  },
  {
    name: 'the-sandbox-is-loaded-in-demo-mode',
    comment: 'A start for production would load what is imported at the top of a file.',
    severity: 'error',
    from: { path: '^site/src/' },
    to: { path: '^sandbox/', dynamic: false },
  },
];
