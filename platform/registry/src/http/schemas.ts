import { Channel, filledLinePattern, linePattern } from '@aangan/manifest';
import Type, { type TSchema } from 'typebox';

/** The name of a remote, or `shell`. */
export const RemoteNameText = Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}$' });
const ReleaseIdText = Type.String({ pattern: '^[a-f0-9]{16}$' });
/** A release's id, or its version: that of its package, a plus sign and the id. */
export const ReleaseVersionText = Type.String({
  pattern: '^([0-9][0-9A-Za-z.-]{0,63}\\+)?[a-f0-9]{16}$',
});
/** For bodies that change something: a misspelt field is refused, not ignored. */
export const closed = { additionalProperties: false };

/** A release that a request names. */
export const NamedRelease = Type.Object({ name: RemoteNameText, release: ReleaseVersionText });
/** Releases that a request names. */
export const NamedReleases = Type.Array(NamedRelease, { minItems: 1, maxItems: 100 });
export const Sha256 = Type.String({ pattern: '^[a-f0-9]{64}$' });
/** The id of a compose link. */
export const LinkId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });
export const ChannelParams = Type.Object({ channel: Channel });
export const ReleaseParams = Type.Object({ name: RemoteNameText, release: ReleaseIdText });

/** The reason of a change: on one line, because terminals show it. */
export const Why = Type.String({
  maxLength: 500,
  pattern: linePattern,
  description: 'The reason, for the history: one line without control characters',
});
/** A reason that is not blank. */
export const RequiredWhy = Type.String({ ...Why, pattern: filledLinePattern });

/** A value, or null if it is absent. */
export const nullable = <Schema extends TSchema>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
