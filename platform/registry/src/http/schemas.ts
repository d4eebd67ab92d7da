import { Channel } from '@aangan/manifest';
import Type, { type TSchema } from 'typebox';

/** The name of a remote, or `shell`. */
export const RemoteNameText = Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}$' });
export const ReleaseIdText = Type.String({ pattern: '^[a-f0-9]{16}$' });
export const Sha256 = Type.String({ pattern: '^[a-f0-9]{64}$' });
export const ChannelParams = Type.Object({ channel: Channel });
export const ReleaseParams = Type.Object({ name: RemoteNameText, release: ReleaseIdText });

/** A value that may be absent, told by null. */
export const nullable = <Schema extends TSchema>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
