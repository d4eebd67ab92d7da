/**
 * What the packages of shared/ import, and who imports them.
 *
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const sharedRules = [
  {
    name: 'leaves-stay-leaves',
    comment:
      'Everything else depends on domain, endpoint, messages, ui, server and manifest, so they import nothing of ours; but components of ui show messages.',
    severity: 'error',
    from: { path: '^(shared/(?:domain|endpoint|messages|ui|server)|platform/manifest)/' },
    to: {
      path: '^(shared|platform|api|site|shell|mfe-[^/]+|e2e|tools)/',
      pathNot: ['^$1/', '^shared/messages/'],
    },
  },
  {
    name: 'client-knows-only-the-domain',
    comment: 'Every remote loads the client, and so everything that it imports.',
    severity: 'error',
    from: { path: '^shared/api-client/' },
    to: {
      path: '^(shared|platform|api|site|shell|mfe-[^/]+|e2e|tools)/',
      pathNot: '^shared/(api-client|domain|endpoint)/',
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
    comment: 'What designers and vendors share on screen uses the shared packages, and no remote.',
    severity: 'error',
    from: { path: '^shared/firms/' },
    to: {
      path: '^(shared|platform|api|site|shell|mfe-[^/]+|e2e|tools)/',
      pathNot: '^shared/(firms|domain|ui|host|api-client|messages)/',
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
];
