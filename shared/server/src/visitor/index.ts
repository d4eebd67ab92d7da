export { edgeSignatureHeader, isSignedByEdge, signEdge } from './edge-signature.ts';
export { readVisitor, signVisitor, visitorHeader } from './visitor-address.ts';
