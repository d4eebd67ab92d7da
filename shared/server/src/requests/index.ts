export { answerUnreadable } from './answer-unreadable.ts';
export { readByteRange } from './byte-range.ts';
export { currentRequest, inNoRequest, inRequest, type RequestContext } from './current-request.ts';
export { lazySchemas } from './lazy-schemas.ts';
export { identifyRequests, observeRequests } from './observe-requests.ts';
export { receiveWithinMs, silentWithinMs } from './receive-within.ts';
export { forwardHeaders } from './request-id.ts';
