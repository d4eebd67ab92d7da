import type { RemoteManifest } from '@aangan/manifest';

/** A remote, and how its team has it built. */
export interface BuiltRemote {
  /** Its folder. */
  directory: string;
  manifest: RemoteManifest;
  /** Whether React's compiler compiles its components. */
  isCompiled: boolean;
}
