import type { ComponentType } from 'react';
import { useHost } from './host.ts';
import type { ApiSlice } from './host-store.ts';

/**
 * A component whose RTK Query slice is in the host's store before it renders, so that no remote's data is part of the
 * shell's bundle.
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
