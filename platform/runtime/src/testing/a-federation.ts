import type { LoadableRelease, RemoteInLanguage } from '@aangan/manifest';
import type { Federation } from '../federation.ts';

/** The module that the releases expose. */
export const page = './VendorPage';

/** A release of the remote "vendors". */
export function release(id: string): LoadableRelease {
  return {
    release: id,
    container: `vendors_${id}`,
    baseUrl: `/releases/vendors/${id}/`,
    entry: 'entry.js',
    exposes: { [page]: ['page.js'] },
    integrity: {},
  };
}

/** The remote "vendors", of the release "new". */
export function vendors(fallback?: LoadableRelease): RemoteInLanguage {
  const remote = { ...release('new'), name: 'vendors', team: 'vendors', routes: [], consumes: {} };
  return fallback ? { ...remote, fallback } : remote;
}

/** Module federation as it behaves: a failed release stays failed until it is registered for a retry. */
export function federation(works: (release: string, retry: number) => unknown) {
  const used: string[] = [];
  let current = { release: '', retry: 0 };
  const fake: Federation = {
    use: (_name, { release: id }, retry) => {
      current = { release: id, retry };
      used.push(retry > 0 ? `${id} again` : id);
    },
    load: async () => works(current.release, current.retry),
  };
  return { fake, used };
}
