/**
 * A text of a bound in docs/limits.md, and where the code has it: `file#constant`, the name of a setting, or `other:` and
 * why it is nowhere. `times`: how many times the constant it is.
 */
export type Stated = readonly [text: string, place: string, times?: number];

const server = 'shared/server/src/http/create-server.ts';
const domain = 'shared/domain/src/limits.ts';
const openapi = 'platform/registry/src/gates/openapi-bounds.ts#documentBounds';
const scripts = 'platform/registry/src/release/read-scripts.ts';
const manifest = 'platform/registry/src/release/read-manifest.ts';
const edge = 'platform/edge/src';
const checker = 'platform/checker/src/server/create-checker-server.ts';
const finding = 'platform/registry/src/finding-text.ts#maxFindingLength';

/** What requests may have, by the first cell of the row, in the order of the document. */
export const limitsOfRequests: Record<string, readonly Stated[]> = {
  // Requests that arrive
  'A whole request, of every server': [
    ['300 s', `${server}#receiveWithinMs`],
    ['30 s', 'other: Node’s interval'],
  ],
  'A connection on which nothing moves while a request arrives or is answered, of every server': [
    ['150 s', `${server}#silentWithinMs`],
    ['300 s', `${server}#silentWithinMs`, 2],
  ],
  'Headers of a request': [
    ['60 s', 'other: Node'],
    ['30 s', 'other: Node'],
    ['16 KB', 'other: Node'],
  ],
  'An idle connection': [
    ['72 s', 'other: Fastify'],
    ['5 s', 'other: Node'],
  ],
  'JSON for the API; a body for any server that states nothing else': [
    ['1 MB', `${server}#maxBodyBytes`],
  ],
  'A form with a file': [['10 MB', `${domain}#portfolioLimits.fileMax`]],
  'A form of Instagram': [['16 KB', 'api/src/plugins/form-body.ts#maxBytes']],
  'JSON for the registry': [
    ['4 MB', 'platform/registry/src/http/create-registry.ts#maxJsonBytes'],
    ['32 levels', 'platform/registry/src/http/json-bodies.ts#maxDepth'],
  ],
  'A file of a release; all of them': [
    ['32 MB', `${manifest}#maxFileBytes`],
    ['2,000 files', `${manifest}#maxFiles`],
    ['256 MB', `${manifest}#maxReleaseBytes`],
  ],
  'A script of a release; all of them; one that a page loads': [
    ['4 MB', `${scripts}#maxScriptBytes`],
    ['16 MB', `${scripts}#maxScriptsBytes`],
    ['2 MB', 'platform/registry/src/release/code-problems.ts#maxScriptBytes'],
  ],
  'An OpenAPI document that is compared with releases': [
    ['2,000 paths', `${openapi}.paths`],
    ['300 characters', `${openapi}.pathLength`],
    ['200 entries', `${openapi}.listed`],
    ['214 characters', `${openapi}.nameLength`],
  ],
  "A page's path; all of a composition": [
    ['20 segments', 'platform/manifest/src/limits.ts#pathSegments'],
    ['200 characters', 'other: the patterns of paths in platform/manifest/src/routes.ts'],
    ['1,000', 'platform/manifest/src/limits.ts#compositionPaths'],
  ],
  "Problems that the gate names; each half of one's sentence": [
    ['200;', 'platform/registry/src/gates/check-composition.ts#maxDescribed'],
    ['1,000 characters', finding],
  ],
  'Findings of a recorded check; each': [
    ['500;', 'platform/registry/src/http/required-check-routes.ts#maxItems'],
    ['1,000 characters', finding],
  ],
  'Reports of a page': [
    ['48 KB', 'platform/manifest/src/report-limits.ts#bytes'],
    ['120 a minute', `${edge}/reports/report-routes.ts#perMinute`],
  ],
  'Whether a page has started': [
    ['3,200 bytes', `${edge}/reports/start-route.ts#bodyLimit`],
    ['120 a minute', `${edge}/reports/start-route.ts#perMinute`],
  ],
  'A page for the renderer; a module': [
    ['4 MB', 'platform/render/src/server/create-supervisor.ts#maxPageBytes'],
    ['16 MB', 'platform/render/src/server/render-routes.ts#maxModuleBytes'],
  ],
  'An order for the checker; a file': [
    ['64 MB', `${checker}#maxOrderBytes`],
    ['32 MB', 'platform/checker/src/server/check-routes.ts#maxFileBytes'],
  ],
  'A request to the console': [
    ['64 KB', 'platform/console-api/src/create-console.ts#maxBodyBytes'],
  ],
  // Requests to others
  'Edge asks API or registry for a visitor': [
    ['60 s to begin', `${edge}/pass-through.ts#answerWithinMs`],
    ['60 s between', `${edge}/pass-through.ts#answerWithinMs`],
    ['115 s', `${edge}/create-edge.ts#gateWithinMs`],
  ],
  'Edge asks the registry for itself': [
    ['5 s', `${edge}/http-registry-reader.ts#timeoutMs`],
    ['5 s', `${edge}/post-as-edge.ts#timeoutMs`],
  ],
  'Edge waits for a change of a channel': [
    ['30 s', `${edge}/watch-channel.ts#heldMs`],
    ['20 s', 'platform/registry/src/http/await-change-route.ts#heldMs'],
  ],
  'Edge waits for first data': [['200 ms', `${edge}/first-data.ts#patienceMs`]],
  'Edge waits for a rendered page': [
    ['1.2 s', `${edge}/rendering/renderer-client.ts#deadlineMs`],
    ['10 s', `${edge}/rendering/renderer-connection.ts#uploadMs`],
  ],
  'Registry asks the API whose token it was given; what it answers': [
    ['5 s', 'platform/registry/src/http/identify.ts#timeoutMs'],
    ['10 s', 'platform/registry/src/read-api-over-http.ts#timeoutMs'],
  ],
  'Registry asks the checker': [
    ['10 s', 'platform/registry/src/checker-client/create-checker-client.ts#reachWithinMs'],
    ['100 s', 'platform/registry/src/checker-client/create-checker-client.ts#answerWithinMs'],
    ['4 MB', 'platform/registry/src/checker-client/checker-connection.ts#maxAnswerBytes'],
  ],
  'Registry tells a webhook': [['10 s', 'platform/registry/src/rollback/notices.ts#timeoutMs']],
  'API asks Instagram': [],
  'Mails to SMTP': [
    ['20 s', 'shared/server/src/mail/mail-transport.ts#timeoutMs'],
    ['120 s', 'api/src/mail/send-mail.ts#handoverMs'],
  ],
  Bucket: [
    ['3 s', 'shared/server/src/blob-store/create-s3-blob-store.ts#connectionTimeout'],
    ['30 s', 'shared/server/src/blob-store/create-s3-blob-store.ts#requestTimeout'],
  ],
  'The command line asks the site': [
    ['120 s', 'platform/cli/src/site-client.ts#timeoutMs'],
    ['60 s', 'platform/cli/src/publish/plain/read-plain.ts#downloadWithinMs'],
    ['30 s', 'platform/cli/src/lab/link-cookie.ts#timeoutMs'],
  ],
};
