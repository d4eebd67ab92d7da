import type { ComponentType, ReactNode } from 'react';

/** A component of another remote by name, and what is shown while it loads or after it failed. */
interface RemotePartOptions {
  /** The remote's name, such as `auth`. */
  remote: string;
  /** The exposed module, such as `./AuthPanel`. */
  expose: string;
  /** Shown while it loads. */
  loading: ReactNode;
  /** Shown when it cannot be loaded or throws; `retry` loads it again, without a page reload. */
  failed: (failure: { retry: () => void }) => ReactNode;
}

export interface RemotePartProps<Props extends object> extends RemotePartOptions {
  /** Props for the remote's component, of the type that its contract in this package names. */
  props: Props;
}

/** What a host provides, so that a remote's page can show a component of another remote. */
export type RemotePartComponent = ComponentType<RemotePartProps<object>>;
