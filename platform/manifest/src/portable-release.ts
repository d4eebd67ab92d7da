import type { LoadableRelease } from './composition.ts';
import type { RemoteManifest } from './remote-manifest.ts';

/** The script that holds the runtime and the guest host of portable containers: the same for all remotes of a build. */
interface PortableBase {
  /** The global that it registers. */
  container: string;
  /** The script, relative to the release's baseUrl. */
  entry: string;
}

/** What a portable container is made with: its release as its build knows it. */
export interface PortableRelease extends LoadableRelease {
  /** The remote's name. */
  name: string;
  routes: RemoteManifest['routes'];
  base: PortableBase;
}
