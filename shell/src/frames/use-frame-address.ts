import type { SiteRemote } from '@aangan/manifest';
import { framedPartPath, framedPropsParameter } from '@aangan/manifest/framed';
import { matchPath, pathsOf } from '@aangan/manifest/routes';
import { useHref, useLocation } from 'react-router-dom';

interface Framed {
  remote: SiteRemote;
  expose: string;
  props: object;
}

/** The address that a frame shows, with its language: the page's own, or that of a part with its props. */
export function useFrameAddress({ remote, expose, props }: Framed) {
  const { pathname, search } = useLocation();
  const names = Object.keys(props);
  const matched = names.length === 0 ? matchPath(pathsOf([remote]), pathname) : undefined;
  const isPage = matched?.path.choices.some(({ route }) => route.expose === expose) ?? false;
  const given = names.length > 0 ? `?${framedPropsParameter}=${textOf(props)}` : '';
  const part = framedPartPath + expose.slice('./'.length) + given;
  return { isPage, address: useHref(isPage ? pathname + search : part) };
}

/** What of the props can be sent: functions and elements stay here. */
const textOf = (props: object) => encodeURIComponent(JSON.stringify(props));
