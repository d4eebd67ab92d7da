import { useHost } from '@aangan/host';
import { useCallback } from 'react';

/** Reports that a part of the shell was mounted again because the browser has changed the page. */
export function usePageChanged(): (error: unknown) => void {
  const { telemetry } = useHost();
  return useCallback((error) => telemetry.report({ name: 'page-changed', error }), [telemetry]);
}
