import type { ComponentType } from 'react';
import { useHost } from './host.ts';
import type { ApiSlice } from './host-store.ts';

/**
 * Adds an RTK Query slice to the host's store before the component renders, so that the shell's bundle need not contain
 * the slices of remotes.
 */
export function withApi<Props extends object>(
  api: ApiSlice,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  function WithApi(props: Props) {
    // The hooks of the slice run below. Injecting twice does nothing, and nothing is dispatched.
    useHost().injectApi(api);
    return <Component {...props} />;
  }
  WithApi.displayName = `WithApi(${Component.displayName ?? Component.name})`;
  return WithApi;
}
