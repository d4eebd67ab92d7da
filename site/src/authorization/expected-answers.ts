/**
 * The caller: without a token, with the access token of an account, with the token of a team that may change
 * production, or with an invalid or expired token.
 */
export const callers = [
  'guest',
  'client',
  'other client',
  'designer',
  'other designer',
  'architect',
  'vendor',
  'other vendor',
  'operator',
  'integrator',
  'suspended',
  'deleted',
  'expired token',
  'token of the wrong kind',
  'team token',
  'revoked team token',
  'expired team token',
  'malformed team token',
] as const;
export type Caller = (typeof callers)[number];

interface Expected {
  /** The operation of `/platform/openapi.json`. */
  operation: string;
  /** Below /platform. */
  path: string;
  method?: 'POST' | 'PUT';
  body?: object;
  /** The status for each caller; `others` for callers that are not listed. */
  answers: Partial<Record<Caller, number>> & { others: number };
}

const id = '0'.repeat(16);
const hash = '0'.repeat(64);

/** The same for everyone: tokens are ignored. */
const forEveryone = (status = 200) => ({ others: status });
/** `allowed` for integrators and staff, 403 for other accounts, 401 without a valid token. */
const forIntegrators = (allowed: number) => ({
  operator: allowed,
  integrator: allowed,
  client: 403,
  designer: 403,
  architect: 403,
  vendor: 403,
  'team token': 403,
  'other client': 403,
  'other designer': 403,
  'other vendor': 403,
  others: 401,
});
/** `allowed` for teams too. */
const forTeams = (allowed: number) => ({ ...forIntegrators(allowed), 'team token': allowed });
/**
 * The platform's answer to every caller of every operation. Allowed changes are chosen so that they change nothing:
 * their 404 or 400 comes from the operation itself.
 */
export const expectedAnswers: readonly Expected[] = [
  { operation: 'readiness', path: '/health', answers: forEveryone() },
  { operation: 'liveness', path: '/health/live', answers: forEveryone() },
  { operation: 'readSchema', path: '/schemas/remote.schema.json', answers: forEveryone() },
  { operation: 'listSdk', path: '/sdk', answers: forEveryone() },
  { operation: 'readSdkPackage', path: '/sdk/absent-1.0.0.tgz', answers: forEveryone(404) },
  { operation: 'listChannels', path: '/channels', answers: forTeams(200) },
  {
    operation: 'createChannel',
    path: '/channels',
    method: 'POST',
    body: { name: 'staging' },
    answers: forIntegrators(409),
  },
  {
    operation: 'removeChannel',
    path: '/channels/absent/removal',
    method: 'POST',
    body: { why: 'A try.' },
    answers: forIntegrators(404),
  },
  { operation: 'readComposition', path: '/channels/production', answers: forEveryone(404) },
  {
    operation: 'awaitChange',
    path: '/channels/production/changes?after=0',
    // Only requests signed by an edge are answered, whatever their token.
    answers: forEveryone(401),
  },
  { operation: 'readDiscovery', path: '/discovery/production', answers: forEveryone() },
  {
    operation: 'openComposeLink',
    path: '/channels/staging/composed/forged',
    answers: forEveryone(404),
  },
  { operation: 'listComposeLinks', path: '/compose-links', answers: forTeams(200) },
  {
    operation: 'makeComposeLink',
    path: '/compose-links',
    method: 'POST',
    body: { channel: 'production', releases: [{ name: 'vendors', release: id }], hours: 1 },
    answers: forIntegrators(409),
  },
  {
    operation: 'endComposeLink',
    path: `/compose-links/${'a'.repeat(22)}/end`,
    method: 'POST',
    answers: forIntegrators(404),
  },
  {
    operation: 'grantComposition',
    path: '/compose-grants',
    method: 'POST',
    body: { link: 'a'.repeat(22) },
    answers: forIntegrators(409),
  },
  {
    operation: 'handOverComposition',
    path: '/channels/production/hand-overs',
    method: 'POST',
    body: { id: 'a'.repeat(22) },
    // Only requests signed by an edge are accepted, whatever their token.
    answers: forEveryone(401),
  },
  {
    operation: 'readChannelHealth',
    path: '/channels/unknown-channel/health',
    answers: forTeams(404),
  },
  {
    operation: 'readCanaries',
    path: '/channels/unknown-channel/canaries',
    answers: forTeams(404),
  },
  { operation: 'readHistory', path: '/history?channel=production', answers: forTeams(200) },
  {
    operation: 'readChannelAt',
    path: '/channels/production/served?at=2026-01-01T00:00:00Z',
    answers: forTeams(200),
  },
  {
    operation: 'readServedComposition',
    path: '/compositions/unknown-id',
    answers: forTeams(404),
  },
  {
    operation: 'requireCheck',
    path: '/channels/absent/required-check',
    method: 'POST',
    body: { isRequired: true, why: 'A try.' },
    answers: forIntegrators(404),
  },
  {
    operation: 'requireLanguages',
    path: '/channels/absent/required-languages',
    method: 'POST',
    body: { requires: ['hi'], why: 'A try.' },
    answers: forIntegrators(404),
  },
  {
    operation: 'requireEngines',
    path: '/channels/absent/required-engines',
    method: 'POST',
    body: { engines: ['gecko'], why: 'A try.' },
    answers: forIntegrators(404),
  },
  { operation: 'listLowTrust', path: '/low-trust', answers: forTeams(200) },
  {
    operation: 'markLowTrust',
    path: '/low-trust/absent',
    method: 'PUT',
    body: { grants: [], why: 'A try.' },
    answers: forIntegrators(404),
  },
  {
    operation: 'trustFully',
    path: '/low-trust/absent/end',
    method: 'POST',
    body: { why: 'A try.' },
    answers: forIntegrators(404),
  },
  {
    operation: 'listRollouts',
    path: '/channels/absent/rollouts',
    answers: forTeams(404),
  },
  ...(['pause', 'resume', 'end'] as const).map((word) => ({
    operation: `${word}Rollout`,
    path: `/channels/absent/rollouts/vendors/${word}`,
    method: 'POST' as const,
    body: { why: 'A try.' },
    // A token for other channels.
    answers: forIntegrators(404),
  })),
  {
    operation: 'approveStep',
    path: '/channels/absent/rollouts/vendors/approval',
    method: 'POST',
    body: { why: 'A try.' },
    answers: forIntegrators(404),
  },
  {
    operation: 'setRolloutRules',
    path: '/channels/absent/rollout-rules',
    method: 'POST',
    body: { minViews: 10, why: 'A try.' },
    answers: forIntegrators(404),
  },
  {
    operation: 'readRequiredCheck',
    path: '/channels/absent/required-check',
    answers: forTeams(404),
  },
  {
    operation: 'recordCheck',
    path: '/composition-checks',
    method: 'POST',
    body: { releases: [{ name: 'vendors', release: id }], passed: true, findings: [] },
    // A team's token only if it was issued for checks.
    answers: forIntegrators(404),
  },
  { operation: 'readRelease', path: `/releases/vendors/${id}`, answers: forTeams(404) },
  {
    operation: 'readReleaseTypes',
    path: `/releases/vendors/${id}/types`,
    answers: forTeams(404),
  },
  { operation: 'listReleases', path: '/releases', answers: forTeams(200) },
  {
    operation: 'readReleaseFile',
    path: `/releases/vendors/${id}/files/entry.js`,
    // Guests get the files that visitors load; a token gives access to what else its holder may see.
    answers: { ...forTeams(404), guest: 404 },
  },
  {
    operation: 'readReleaseFile',
    path: `/releases/vendors/${id}/files/entry.js.map`,
    answers: forIntegrators(404),
  },
  {
    operation: 'announceRelease',
    path: '/releases',
    method: 'POST',
    body: {},
    answers: forTeams(400),
  },
  {
    operation: 'putBlob',
    path: `/blobs/${hash}`,
    method: 'PUT',
    answers: forTeams(404),
  },
  {
    operation: 'finaliseRelease',
    path: `/releases/vendors/${id}/finalise`,
    method: 'POST',
    body: {},
    answers: forTeams(404),
  },
  {
    operation: 'moveChannel',
    path: '/channels/production/releases',
    method: 'POST',
    body: { releases: [{ name: 'vendors', release: id }] },
    answers: forTeams(404),
  },
  {
    operation: 'checkReleases',
    path: '/channels/production/checks',
    method: 'POST',
    body: { releases: [{ name: 'vendors', release: id }] },
    answers: forTeams(404),
  },
  {
    operation: 'checkApi',
    path: '/checks/api',
    method: 'POST',
    body: { document: {} },
    answers: forTeams(400),
  },
  {
    operation: 'removeFromChannel',
    path: '/channels/production/removals',
    method: 'POST',
    body: { names: ['vendors'], why: 'A try.' },
    answers: forIntegrators(404),
  },
  { operation: 'readChannelStatus', path: '/channels/production/releases', answers: forTeams(200) },
  { operation: 'listValues', path: '/channels/production/values', answers: forTeams(200) },
  {
    operation: 'setValues',
    path: '/channels/production/values',
    method: 'POST',
    body: { remote: 'vendors', values: [{ name: 'rows', to: 3 }], why: 'A try.' },
    answers: forTeams(404),
  },
  {
    operation: 'switchRemotes',
    path: '/channels/production/switches',
    method: 'POST',
    body: { names: ['vendors'], isOff: true, why: 'A try.' },
    answers: forTeams(404),
  },
  {
    operation: 'rollBack',
    path: '/channels/production/rollbacks',
    method: 'POST',
    body: { releases: [{ name: 'vendors' }], why: 'A try.' },
    answers: forTeams(404),
  },
  {
    operation: 'rollBackChangeSet',
    path: '/channels/production/change-sets/1/rollback',
    method: 'POST',
    body: { why: 'A try.' },
    answers: forTeams(404),
  },
  {
    operation: 'retireRelease',
    path: `/releases/vendors/${id}/retirement`,
    method: 'POST',
    body: { why: 'A try.' },
    answers: forIntegrators(404),
  },
  {
    operation: 'issueToken',
    path: '/tokens',
    method: 'POST',
    body: { name: 'ci', team: 'vendors', channels: ['absent'], expiresInDays: 1 },
    answers: forIntegrators(400),
  },
  {
    operation: 'receiveReports',
    path: '/report-batches',
    method: 'POST',
    body: {},
    // Only requests signed by an edge are accepted, whatever their token.
    answers: forEveryone(401),
  },
  {
    operation: 'readReports',
    path: '/reports/absent?channel=production',
    answers: { ...forTeams(404), 'team token': 403 },
  },
  {
    operation: 'switchAutomaticRollback',
    path: '/channels/production/auto-rollbacks',
    method: 'POST',
    body: { name: 'vendors', isOn: true },
    answers: { ...forTeams(404), 'team token': 403 },
  },
  { operation: 'listTokens', path: '/tokens', answers: forIntegrators(200) },
  { operation: 'listAdvisories', path: '/advisories', answers: forIntegrators(200) },
  {
    operation: 'loadAdvisories',
    path: '/advisories',
    method: 'POST',
    body: { entries: [] },
    answers: forIntegrators(400),
  },
  { operation: 'listSigningKeys', path: '/signing-keys', answers: forTeams(200) },
  {
    operation: 'addSigningKey',
    path: '/signing-keys',
    method: 'POST',
    body: { name: 'release', team: 'vendors', publicKey: 'none' },
    answers: forIntegrators(400),
  },
  {
    operation: 'removeSigningKey',
    path: '/signing-keys/999/removal',
    method: 'POST',
    body: {},
    answers: forIntegrators(404),
  },
  {
    operation: 'readProvenance',
    path: `/releases/absent/${id}/provenance`,
    answers: forTeams(404),
  },
  {
    operation: 'requireProvenance',
    path: '/channels/absent/required-provenance',
    method: 'POST',
    body: { isRequired: true, why: 'x' },
    answers: forIntegrators(404),
  },
  { operation: 'listPublishers', path: '/publishers', answers: forIntegrators(200) },
  {
    operation: 'addPublisher',
    path: '/publishers',
    method: 'POST',
    body: {
      team: 'vendors',
      issuer: 'https://issuer.example',
      repository: 'example/vendors',
      branch: 'main',
      workflow: 'ci.yml',
      channels: ['absent'],
    },
    answers: forIntegrators(400),
  },
  {
    operation: 'removePublisher',
    path: '/publishers/999/removal',
    method: 'POST',
    body: {},
    answers: forIntegrators(404),
  },
  {
    operation: 'exchangeIdToken',
    path: '/id-token-exchanges',
    method: 'POST',
    body: { idToken: 'none' },
    // What counts is the ID token, which is none.
    answers: forEveryone(400),
  },
  {
    operation: 'revokeToken',
    path: '/tokens/999/revocation',
    method: 'POST',
    body: {},
    answers: forIntegrators(404),
  },
];
