import type { Setting } from '@aangan/manifest';

/** A step of one value; null where the channel sets nothing, so that the default of the release counts. */
export interface ValueStep {
  name: string;
  from: Setting | null;
  to: Setting | null;
}

/** A value to set; without `to`, the channel sets it no more. */
export interface ValueChange {
  name: string;
  to?: Setting | undefined;
}
