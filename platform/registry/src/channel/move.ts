import type { Setting } from '@aangan/manifest';
import type { ChangeKind, ValueStep } from '../tables.ts';

/** One name's step from one release to another; `to` is null where it is removed from the channel. */
export interface Move {
  kind: ChangeKind;
  name: string;
  from: string | null;
  to: string | null;
  /** The last known good release after the move. */
  previous?: string | null;
  /** The one extension that is switched, as `extensionKey` names it; absent where the whole remote is. */
  extension?: string;
  /** The value that is set; absent where the release moves. */
  value?: ValueStep;
  /** Of a release whose canary ends: which one, and the percentage that it had. */
  ended?: { id: number; percent: number };
}

/** A value to set; without `to`, the channel sets it no more. */
export interface ValueChange {
  name: string;
  to?: Setting | undefined;
}
