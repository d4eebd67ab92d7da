export {
  type Envelope,
  envelopeProblem,
  keyIdOf,
  payloadType,
  signStatement,
  statementIn,
} from './envelope.ts';
export { releaseDigest } from './release-digest.ts';
export { type KnownBuild, statementOf, subjectOf } from './statement.ts';
