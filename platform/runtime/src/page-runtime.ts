import * as runtimeCore from '@module-federation/runtime-core';
import { type Federation, type SharedPackages, versionOf } from './federation.ts';
import { createRuntimeFederation } from './runtime-federation.ts';
import type { ScriptChecks } from './script-checks.ts';

/**
 * Module federation with a federation runtime that shares the page's modules. For containers that were built to use a
 * runtime of their page.
 */
export function createPageRuntime(checks: ScriptChecks, shared: SharedPackages): Federation {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const page = new runtimeCore.ModuleFederation({
    name: 'aangan_page',
    remotes: [],
    shared: sharedScope(shared),
    shareStrategy: 'loaded-first',
  });
  runtimeCore.setGlobalFederationConstructor(runtimeCore.ModuleFederation);
  runtimeCore.setGlobalFederationInstance(page);
  return createRuntimeFederation(checks, page);
}

type Shared = NonNullable<ConstructorParameters<typeof runtimeCore.ModuleFederation>[0]['shared']>;

function sharedScope({ modules, later = {}, versions }: SharedPackages): Shared {
  const loaded = Object.entries(modules).map(([request, module]) => [
    request,
    {
      version: versionOf(request, versions),
      lib: () => module,
      shareConfig: { singleton: true, eager: true, requiredVersion: false },
    },
  ]);
  const loadable = Object.entries(later).map(([request, load]) => [
    request,
    {
      version: versionOf(request, versions),
      get: async () => {
        const module = await load();
        return () => module;
      },
      shareConfig: { singleton: true, requiredVersion: false },
    },
  ]);
  return Object.fromEntries([...loaded, ...loadable]);
}
