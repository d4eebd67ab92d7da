import type { Stated } from './limits-of-requests.ts';

const edge = 'platform/edge/src';
const page = 'platform/render/src/supervisor/limits.ts#defaultLimits';
const supervisor = 'platform/render/src/server/create-supervisor.ts';
const checker = 'platform/checker/src/server/create-checker-server.ts';
const opened = 'platform/checker/src/boot/boot-order.ts';
const asked = 'platform/registry/src/gates/signed-in-pages.ts#budget';
const maps = 'platform/registry/src/reports/map-stack.ts';
const scripts = 'platform/registry/src/release/read-scripts.ts';
const turns = 'platform/registry/src/release/require-servable.ts#turns';
const checks = 'api/src/modules/checks/check-accounts.service.ts';
const burst = 'shared/domain/src/review-choices.ts#reviewBurst';

/** Queues, memories, floods and what is kept, by the first cell of the row, in the order of the document. */
export const limitsOfQueues: Record<string, readonly Stated[]> = {
  'Public answers in an API process': [],
  'Pages in an edge; files of releases': [['64 MB', `${edge}/create-edge.ts#cacheBytes`]],
  'Networks and page views that an edge counts': [
    ['20,000', `${edge}/reports/rate-limit.ts#maxNetworks`],
    ['20,000', `${edge}/reports/counted-views.ts#maxViews`],
  ],
  'Pages that wait for the renderer': [
    ['64;', `${supervisor}#maxWaiting`],
    ['2 at', `${supervisor}#atOnce`],
    ['8 children', 'other: two at once and six, in platform/render/src/supervisor/pool.ts'],
  ],
  'A page in the renderer': [
    ['1 s', `${page}.timeMs`],
    ['128 MB', `${page}.heapMegabytes`],
    ['384 MB', `${page}.residentMegabytes`],
    ['5,000 pages', `${page}.rendersPerChild`],
    ['0.3 s', `${page}.idleMs`],
  ],
  'Checks that wait': [
    ['64,', `${checker}#maxWaiting`],
    ['8;', `${checker}#perTeam`],
    ['2 at', `${checker}#atOnce`],
  ],
  'Files in the checker': [['128 MB', `${checker}#keptFileBytes`]],
  'A page in the checker': [
    ['10 s', `${opened}#timeMs`],
    ['512 MB', 'platform/checker/src/boot/browser.ts#max-old-space-size'],
    ['2 GB', `${opened}#memoryMegabytes`],
    ['2 pages', 'platform/checker/src/boot/boot-releases.ts#pagesAtOnce'],
  ],
  'The same page, left open for 20 s of its own time': [
    ['20 s', `${opened}#openMs`],
    ['3 s', `${opened}#openTimeMs`],
    ['512 kB', `${opened}#maxStoredBytes`],
    ['10,000 style', 'platform/checker/src/boot/outside.ts#maxStyleRules'],
  ],
  'Accounts for checks': [
    ['100 at', `${checks}#maxAccounts`],
    ['15 minutes', `${checks}#minutes`],
  ],
  'What the API is asked for signed-in pages beyond their first data': [
    ['40 addresses', `${asked}.addresses`],
    ['1 MB for an', `${asked}.bytes`],
    ['40 and', `${asked}.addresses`],
    ['1 MB of', `${asked}.bytes`],
    ['1 MB for one', 'platform/registry/src/gates/ask-api.ts#maxAnswerBytes'],
  ],
  'Scripts of releases that are read': [
    ['60 s', `${scripts}#timeout`],
    ['768 MB', `${scripts}#heapMegabytes`],
  ],
  'Source maps that are read for stacks': [
    ['16 of', `${maps}#maxMaps`],
    ['8 MB', `${maps}#maxMapBytes`],
    ['10 s', `${maps}#defaultBounds.timeout`],
    ['768 MB', `${maps}#defaultBounds.heapMegabytes`],
    ['10,000 places', `${maps}#maxPlaces`],
  ],
  "How long a check of a release's files keeps another release.json from its place": [
    ['10 minutes', 'platform/registry/src/release/release-service.ts#checkSeconds'],
  ],
  'Releases whose scripts are read': [
    ['2 at', `${turns}.atOnce`],
    ['16 of', `${turns}.perTeam`],
    ['200 in', `${turns}.total`],
  ],
  'Files of a release that are compressed': [
    ['2 at', 'platform/registry/src/release/compress-files.ts#compressedAtOnce'],
  ],
  'Compressed copies that are compared with their files': [
    ['50,000', 'platform/registry/src/release/stored-copies.ts#maxKnown'],
  ],
  'Starts of pages that the registry keeps, while a channel has canaries': [
    ['25 hours', 'platform/registry/src/reports/sweep-reports.ts#viewHours'],
  ],
  'Failures that the registry keeps': [
    ['200,000', 'platform/registry/src/reports/sweep-reports.ts#maxFailedViews'],
    ['100 groups', 'platform/registry/src/reports/error-group-repository.ts#maxGroups'],
  ],
  // Floods
  'Failed sign-ins': [
    ['10 for', 'THROTTLE_FAILED_LOGINS_PER_ACCOUNT'],
    ['100 from', 'THROTTLE_FAILED_LOGINS_PER_ADDRESS'],
  ],
  'Sign-ups': [['100 from', 'THROTTLE_REGISTRATIONS_PER_ADDRESS']],
  'Mails with links': [
    ['5 for', 'THROTTLE_RESETS_PER_ACCOUNT'],
    ['100 from', 'THROTTLE_RESETS_PER_ADDRESS'],
  ],
  'Mails that ask an address to be verified': [['10 to', 'THROTTLE_VERIFICATIONS_PER_MAILBOX']],
  'Connection requests, sent or opened again': [['30 by', 'THROTTLE_REQUESTS_PER_ACCOUNT']],
  Reviews: [['30 by', 'THROTTLE_REVIEWS_PER_ACCOUNT']],
  'Reports of reviews': [['5 by', 'THROTTLE_REPORTS_PER_ACCOUNT']],
  'Reviews of a vendor in a day that appear without an operator': [
    ['3 from', `${burst}.max`],
    ['3 by', `${burst}.max`],
  ],
  'Support tickets': [
    ['10 from', 'THROTTLE_TICKETS_PER_ADDRESS'],
    ['3 that', 'THROTTLE_TICKETS_PER_EMAIL'],
  ],
  'All changes by an account': [['600', 'THROTTLE_WRITES_PER_ACCOUNT']],
  // Kept for a time
  'The audit trail: sign-ins, changes of accounts and privileges': [
    ['180 days', 'shared/domain/src/audit-kinds.ts#auditDays'],
  ],
  'Failed sign-ins of an hour, of one account and network': [],
  'The mail that confirms a deletion': [],
};
