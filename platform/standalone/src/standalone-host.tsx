import type { ApiClient } from '@aangan/api-client';
import type { RemoteManifest } from '@aangan/manifest';
import { useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createStandaloneHost } from './create-standalone-host.tsx';
import type { DemoAccounts } from './demo-accounts.ts';
import { exposedComponents } from './exposed-components.ts';
import type { Exposes } from './exposes.ts';
import { StandaloneApp } from './standalone-app.tsx';
import { standaloneRoutes } from './standalone-routes.tsx';

interface StandaloneHostProps {
  client: ApiClient;
  manifest: RemoteManifest;
  exposes: Exposes;
  demo: DemoAccounts;
}

/** A remote's own routes with a host of their own. */
export function StandaloneHost(props: StandaloneHostProps) {
  const [{ host, router }] = useState(() => createPage(props));
  useEffect(() => void host.session.current().check(), [host]);
  return (
    <StandaloneApp host={host}>
      <RouterProvider router={router} />
    </StandaloneApp>
  );
}

function createPage({ client, manifest, exposes, demo }: StandaloneHostProps) {
  const components = exposedComponents(exposes);
  return {
    host: createStandaloneHost({ client, remote: manifest.name, components }),
    router: createBrowserRouter(standaloneRoutes(manifest, components, demo)),
  };
}
