/**
 * @typedef {object} FolderOrder
 * @property {string} root a folder of the repository
 * @property {string} reason why its folders stand in this order
 * @property {string[][]} lowestFirst names of folders, and of files without their endings, that are directly in the root.
 *   Each imports from the root only its own list and the lists before it. What is in no list stands above all of them.
 */

/** @type {FolderOrder[]} */
const orders = [
  {
    root: 'api/src',
    reason:
      'Schemas and plugins serve every module and know none, so that a module can be changed or removed by itself.',
    lowestFirst: [
      ['tables', 'search-words', 'seal-text', 'throttle-settings', 'config'],
      ['problems', 'schemas', 'languages'],
      ['validation', 'paging', 'plain-page', 'mail'],
      ['media', 'public-changes', 'stream-events', 'notifications'],
      ['plugins'],
      ['modules'],
      ['seed'],
    ],
  },
  {
    root: 'platform/edge/src',
    reason:
      'Most requests are for pages of the channel. They can be read without composed pages, which are built from them.',
    lowestFirst: [
      ['pass-through', 'first-data', 'post-as-edge', 'current-composition', 'edge-texts'],
      ['inline-elements', 'security-headers', 'plain-page'],
      ['document'],
      ['rendering', 'visitor'],
      ['reports'],
      ['page'],
      ['composed'],
    ],
  },
  {
    root: 'platform/registry/src',
    reason:
      'What two folders of the registry share belongs to the lower of them, or is given by open-registry.ts.',
    lowestFirst: [
      ['report-tables', 'tables', 'ci-identity', 'registry-refusal', 'finding-text', 'expiry'],
      ['gates'],
      ['entry'],
      ['notices'],
      ['threads'],
      ['checker-client'],
      ['tokens'],
      ['provenance'],
      ['publishers'],
      ['sdk'],
      ['release'],
      ['channel'],
      ['advisories'],
      ['compose'],
      ['rollback'],
      ['reports'],
      ['rollout'],
      ['registry-reader', 'open-registry', 'discovery-document'],
      ['http'],
    ],
  },
  {
    root: 'shell/src',
    reason:
      'Pages and chrome use what is known of routes; the app, which has the router, puts both together.',
    lowestFirst: [
      ['account', 'language', 'store'],
      ['reports'],
      ['routing'],
      ['pages'],
      ['chrome'],
      ['host'],
      ['app'],
      ['frames'],
      ['server'],
    ],
  },
];

/**
 * Has the folders of a package import one way only.
 *
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const folderRules = orders.flatMap(rulesOf);

/**
 * One rule for each list.
 *
 * @param {FolderOrder} order
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
function rulesOf({ root, reason, lowestFirst }) {
  return lowestFirst.map((names, index) => ({
    name: `order-of-${root.replaceAll('/', '-')}`,
    comment: `${reason} The order is in tools/import-rules/folder-order.mjs.`,
    severity: 'error',
    from: { path: within(root, names), pathNot: '(/testing/|\\.test\\.tsx?$)' },
    to: { path: `^${root}/`, pathNot: within(root, lowestFirst.slice(0, index + 1).flat()) },
  }));
}

/** @param {string} root @param {string[]} names */
function within(root, names) {
  return `^${root}/(${names.join('|')})(/|\\.tsx?$)`;
}
