import * as runtimeCore from '@module-federation/runtime-core';
import type { FederationRuntime } from './federation.ts';

/** What remotes find in the page. */
interface SharedPackages {
  /** What a remote imports → the module. */
  modules: Readonly<Record<string, unknown>>;
  /** Package → its version. */
  versions: Readonly<Record<string, string>>;
}

/** A federation runtime that shares modules of the page as they are: the page's build needs no federation. */
export function createPageRuntime(shared: SharedPackages): FederationRuntime {
  const page = new runtimeCore.ModuleFederation({
    name: 'aangan_page',
    remotes: [],
    shared: sharedScope(shared),
    shareStrategy: 'loaded-first',
  });
  runtimeCore.setGlobalFederationConstructor(runtimeCore.ModuleFederation);
  runtimeCore.setGlobalFederationInstance(page);
  return page;
}

type Shared = NonNullable<ConstructorParameters<typeof runtimeCore.ModuleFederation>[0]['shared']>;

function sharedScope({ modules, versions }: SharedPackages): Shared {
  return Object.fromEntries(
    Object.entries(modules).map(([request, module]) => [
      request,
      {
        version: versions[packageOf(request)] ?? '0',
        lib: () => module,
        shareConfig: { singleton: true, eager: true, requiredVersion: false },
      },
    ]),
  );
}

/** `react/jsx-runtime` is of `react`, `@reduxjs/toolkit/query` of `@reduxjs/toolkit`. */
const packageOf = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
