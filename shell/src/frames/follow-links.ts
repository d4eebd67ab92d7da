import type { FramePage } from '@aangan/runtime';
import {
  type createBrowserRouter,
  createPath,
  type NavigateOptions,
  type To,
} from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Hands presses on links to the page: those of the site lead on in it, and it asks before it opens another site. Links of
 * the router have led by then.
 */
export function followLinks(document: Document, page: Pick<FramePage, 'send'>): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
    if (!link || event.defaultPrevented || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    const { origin, pathname, search, hash, href } = new URL(link.href);
    if (origin !== window.location.origin) page.send({ kind: 'leave', address: href });
    else page.send({ kind: 'open', address: pathname + search + hash, ...newEntry });
  });
}

const newEntry = { state: '', isReplaced: false, keepsScroll: false };

/**
 * Has the page go where the remote's code leads: the page decides, and tells the frame when it shows another address.
 * @param prefix of the language, as addresses of the site have it
 * @returns what moves the router itself, to an address and a state
 */
export function leadElsewhere(
  router: Router,
  page: Pick<FramePage, 'send'>,
  prefix: string,
): (path: string, state: string) => Promise<void> {
  const move = router.navigate.bind(router) as (to: To, options: NavigateOptions) => Promise<void>;
  const lead = async (to: To | number | null, options: NavigateOptions = {}) => {
    if (to === -1) page.send({ kind: 'back' });
    // All other ways through the history are the visitor's.
    if (typeof to === 'number' || to === null) return;
    const text = typeof to === 'string' ? to : createPath(to);
    const here = new URL(createPath(router.state.location), 'http://site.invalid');
    const { pathname, search, hash } = new URL(text.startsWith('/') ? prefix + text : text, here);
    const { state, replace = false, preventScrollReset = false } = options;
    page.send({
      kind: 'open',
      address: pathname + search + hash,
      state: state ? JSON.stringify(state) : '',
      isReplaced: replace,
      keepsScroll: preventScrollReset,
    });
  };
  router.navigate = lead as Router['navigate'];
  return (path, state) => move(path, { state: state ? JSON.parse(state) : null });
}
