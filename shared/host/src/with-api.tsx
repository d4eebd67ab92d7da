import type { ComponentType } from 'react';
import { type ApiSlice, useSessionHost } from './session-host.ts';

/**
 * A component whose RTK Query slice is in the page's store before it renders, so that nothing of a
 * remote's data is in the shell's bundle (architecture.md, State in the browser).
 */
export function withApi<Props extends object>(
  api: ApiSlice,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  function WithApi(props: Props) {
    // Injecting is idempotent, and must come before the first hook of the slice runs below.
    useSessionHost().injectApi(api);
    return <Component {...props} />;
  }
  WithApi.displayName = `WithApi(${Component.displayName ?? Component.name})`;
  return WithApi;
}
