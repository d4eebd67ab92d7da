export { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
export { readByteRange } from './byte-range.ts';
export {
  currentRequest,
  inNoRequest,
  inRequest,
  noteAccount,
  type RequestContext,
} from './current-request.ts';
export {
  availableDictionary,
  availableDictionaryOf,
  compressDelta,
  deltaUnpacksTo,
} from './delta.ts';
export { escapeHtml } from './escape-html.ts';
export { matchesEtag } from './matches-etag.ts';
export { forwardHeaders } from './request-id.ts';
export { unpacksTo } from './unpacks-to.ts';
