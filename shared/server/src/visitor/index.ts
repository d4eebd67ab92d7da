export { edgeSignatureHeader, isSignedByEdge, signEdge } from './edge-signature.ts';
export {
  isThroughStaging,
  readVisitor,
  signVisitor,
  throughStaging,
  visitorHeader,
} from './visitor-address.ts';
