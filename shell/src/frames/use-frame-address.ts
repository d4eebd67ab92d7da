import type { SiteRemote } from '@aangan/manifest';
import { framedPartPath, framedPropsParameter } from '@aangan/manifest/framed';
import { matchPath, pathsOf } from '@aangan/manifest/routes';
import { useId } from 'react';
import { useHref, useLocation } from 'react-router-dom';

interface Framed {
  remote: SiteRemote;
  expose: string;
  props: object;
}

/**
 * The address that a frame shows, with its language: the page's own, or that of a part with its props. Its state is in the
 * present entry of the history, below an owner that no other frame of the page has.
 */
export function useFrameAddress({ remote, expose, props }: Framed) {
  const { pathname, search, state: kept } = useLocation();
  const id = useId();
  const names = Object.keys(props);
  const matched = names.length === 0 ? matchPath(pathsOf([remote]), pathname) : undefined;
  const isPage = matched?.path.choices.some(({ route }) => route.expose === expose) ?? false;
  const given = names.length > 0 ? `?${framedPropsParameter}=${textOf(props)}` : '';
  const part = framedPartPath + expose.slice('./'.length) + given;
  const owner = isPage ? remote.name : id;
  const own = isFramed(kept) && kept.owner === owner ? kept : undefined;
  const entry: FramedState = own ?? { ...noState, owner };
  // How a visitor came to a page of the frame's is over; a dialog of the page is not.
  const isFree = !kept || own !== undefined || (isPage && !('dialog' in kept));
  return { isPage, entry, isFree, address: useHref(isPage ? pathname + search : part) };
}

/** The state of an entry of the history that a frame has made. */
export interface FramedState {
  owner: string;
  /** What the frame says, as JSON. */
  state: string;
  /** Whether the frame has added the entry: back leads to where the visitor was in it before. */
  isAdded: boolean;
}

const noState = { state: '', isAdded: false };

const isFramed = (kept: unknown): kept is FramedState =>
  typeof kept === 'object' && kept !== null && 'owner' in kept && 'state' in kept;

/** What of the props can be sent: functions stay here. */
const textOf = (props: object) => encodeURIComponent(JSON.stringify(props));
