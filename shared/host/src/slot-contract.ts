import type { ComponentType, ReactNode } from 'react';

/** A place for what other remotes put there, and the props that each of them gets. */
export interface SlotProps<Props extends object> {
  /** The slot's name, as remote.json or shell.json declares it, such as `firm.page.aside`. */
  name: string;
  /** Props for each extension. The gate compares their types with what the extensions take. */
  props: Props;
  /** Shown in the place of an extension while it loads; without it, its room stays empty. */
  loading?: ReactNode;
  /** Shown in the place of an extension that cannot be loaded or throws; without it, its room stays empty. */
  failed?: (failure: { retry: () => void }) => ReactNode;
}

/** What a host provides, so that a page can have places for other remotes. */
export type SlotComponent = ComponentType<SlotProps<object>>;
