import type { ModuleFederation } from '@module-federation/runtime-core';
import { entryTimeoutMs, entryUrl, type Federation, prepareScripts } from './federation.ts';
import type { ScriptChecks } from './script-checks.ts';

/** The federation runtime that remotes are registered with: an instance, or the one of a build's own container. */
export type FederationRuntime = Pick<
  ModuleFederation,
  'loadRemote' | 'registerPlugins' | 'registerRemotes'
>;

/** Module federation by a federation runtime. Every script is given the integrity that is known of it. */
export function createRuntimeFederation(
  checks: ScriptChecks,
  runtime: FederationRuntime,
): Federation {
  runtime.registerPlugins([
    {
      name: 'aangan-entries',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        checks.prepare(script);
        return { script, timeout: entryTimeoutMs };
      },
    },
  ]);
  return {
    use(name, release, retry) {
      prepareScripts(checks, release, retry);
      runtime.registerRemotes(
        [
          {
            name,
            entry: entryUrl(release, retry),
            entryGlobalName: release.container,
            type: 'global',
          },
        ],
        // A failed container stays failed for loadRemote until its remote is registered again.
        { force: true },
      );
    },
    load: (name, expose) => runtime.loadRemote(`${name}/${expose.slice('./'.length)}`),
  };
}
