import { createApiClient, createTokenStore, storageOrMemory } from '@aangan/api-client';
import type { RemoteManifest } from '@aangan/manifest';
import { createRoot } from 'react-dom/client';
import type { DemoAccounts } from './demo-accounts.ts';
import type { Exposes } from './exposes.ts';
import { StandaloneHost } from './standalone-host.tsx';

/**
 * Starts a remote without a shell, for its team's development: its own routes and no others, with a bar to sign in
 * with a demo account. The API is the one that the development server forwards /api to.
 */
export function startAlone(
  manifest: RemoteManifest,
  exposes: Exposes,
  demo: DemoAccounts = { accounts: [], password: '' },
): void {
  const client = createApiClient({
    baseUrl: '/api',
    tokens: createTokenStore({
      local: storageOrMemory(() => localStorage),
      session: storageOrMemory(() => sessionStorage),
    }),
    locks: navigator.locks,
    onSessionLost: () => window.location.reload(),
  });
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(
    <StandaloneHost client={client} manifest={manifest} exposes={exposes} demo={demo} />,
  );
}
