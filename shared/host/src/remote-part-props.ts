import type { ComponentType, ReactNode } from 'react';

/** A component of another remote, known by name, and what stands in its place while it is not there. */
interface RemotePartOptions {
  /** The remote's name, such as `auth`. */
  remote: string;
  /** The exposed module, such as `./AuthPanel`. */
  expose: string;
  /** Shown while it loads. */
  loading: ReactNode;
  /** Shown where it cannot be loaded or fails; `retry` tries anew, without a page reload. */
  failed: (failure: { retry: () => void }) => ReactNode;
}

export interface RemotePartProps<Props extends object> extends RemotePartOptions {
  /** Props for the remote's component, of the type that its contract in this package names. */
  props: Props;
}

/** What a host of pages provides, so that a remote's page can hold a component of another remote. */
export type RemotePartComponent = ComponentType<RemotePartProps<object>>;
