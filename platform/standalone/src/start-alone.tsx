import { configureApiClient, createTokenStore } from '@aangan/api-client';
import type { RemoteManifest } from '@aangan/manifest';
import { createRoot } from 'react-dom/client';
import type { Exposes } from './exposes.ts';
import { StandaloneHost } from './standalone-host.tsx';

/**
 * Starts a remote without a shell, for its team's development: its own routes and nobody else's, with a
 * bar to sign in as somebody. The API is the one that the development server passes /api on to.
 */
export function startAlone(manifest: RemoteManifest, exposes: Exposes): void {
  const tokens = createTokenStore({ local: localStorage, session: sessionStorage });
  configureApiClient({
    baseUrl: '/api',
    tokens,
    locks: navigator.locks,
    onSessionLost: () => window.location.reload(),
  });
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(<StandaloneHost manifest={manifest} exposes={exposes} />);
}
