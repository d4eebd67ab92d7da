import Type, { type Static } from 'typebox';
import { limits } from './limits.ts';
import { ReleasePath } from './release-path.ts';

/** The folder of a release with what only hosts that know nothing of this platform load. */
export const portableFolder = 'portable/';

/** A release's container for any host of module federation. */
export const PortableContainer = Type.Object({
  /** The global that its script registers. */
  container: Type.String({ pattern: '^[A-Za-z_$][\\w$]*$', maxLength: limits.nameLength }),
  /** The container's script. */
  entry: ReleasePath,
  /** Its mf-manifest.json. */
  manifest: ReleasePath,
});
export type PortableContainer = Static<typeof PortableContainer>;
