import type { SiteComposition } from '@aangan/manifest';
import { type BadgeOfPage, badgeElementId } from '@aangan/manifest/badge';
import { matchPath, pathsOf } from '@aangan/manifest/routes';
import type { PageComposer } from '../composer.ts';
import { createView, shortcut } from './create-view.ts';
import { listenInMode } from './listen-in-mode.ts';
import { madeBy } from './made-by.ts';
import { type Described, spokenText } from './made-card.ts';

/** Until what is shown is asked again who made it: a part that is not in use yet is told as what it is in. */
const askAgainMs = 250;

interface BadgeOptions {
  composition: Pick<SiteComposition, 'remotes' | 'shell'>;
  composer: Pick<PageComposer, 'releaseOf'>;
}

/**
 * Shows the badge of a page that no visitor of the live channel gets. While its mode is on, what is pointed at or has
 * the focus is outlined, and a card tells which release made it; a press holds it there in place of acting on the page.
 * Escape lets go, then ends the mode.
 */
export function startBadge({ composition, composer }: BadgeOptions): void {
  const text = document.getElementById(badgeElementId)?.textContent;
  if (!text) return;
  const badge = JSON.parse(text) as BadgeOfPage;
  const view = createView(badge);
  /** What the card holds, and what gets the focus back. */
  let held: Element | null = null;
  let endMode: (() => void) | null = null;
  let shown: { element: Element; made: Described; isSpoken: boolean } | null = null;

  const describe = (element: Element): Described => {
    const made = madeBy(element, composition);
    const { name, part = '' } = made;
    const own = composition.remotes.find((remote) => remote.name === name);
    const release = composer.releaseOf(name, part) ?? own?.release ?? composition.shell.release;
    const route = matchPath(pathsOf(composition.remotes), location.pathname)?.path;
    const team = badge.teams[name] ?? 'the platform’s team';
    return { ...made, release, team, page: route?.path ?? location.pathname };
  };
  /** Beside an open modal dialog nothing can be used: the badge is in it then. */
  const place = () => {
    const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    if (view.host.parentNode !== home) home.append(view.host);
  };
  const show = (element: Element, { isSpoken }: { isSpoken: boolean }) => {
    const made = describe(element);
    place();
    shown = { element, made, isSpoken };
    view.show(element, made);
    if (isSpoken) view.say(spokenText(made));
  };
  const hide = () => {
    held = null;
    shown = null;
    view.show(null, null);
  };
  const askAgain = () => {
    if (!shown) return;
    const { name, part } = madeBy(shown.element, composition);
    if (name === shown.made.name && part === shown.made.part) return;
    show(shown.element, { isSpoken: shown.isSpoken });
  };
  const letGo = () => {
    if (held instanceof HTMLElement) held.focus({ preventScroll: true });
    hide();
  };
  const stop = () => {
    const hadFocus = document.activeElement === view.host;
    endMode?.();
    endMode = null;
    hide();
    view.say('');
    view.toggle.setAttribute('aria-pressed', 'false');
    place();
    if (hadFocus) view.toggle.focus();
  };
  const begin = () => {
    const asking = setInterval(askAgain, askAgainMs);
    const endListening = listenInMode({
      host: view.host,
      onPoint: (element) => {
        if (!held) show(element, { isSpoken: false });
      },
      onFocus: (element) => {
        if (element === held) return;
        held = null;
        show(element, { isSpoken: true });
      },
      onPress: (element) => {
        held = element;
        show(element, { isSpoken: true });
        view.card.focus();
      },
      onEscape: () => (held ? letGo() : stop()),
      onMoved: view.follow,
    });
    endMode = () => {
      clearInterval(asking);
      endListening();
    };
    view.toggle.setAttribute('aria-pressed', 'true');
    view.say(
      'Point at anything, or move the focus to it. Press it to hold what is told of it. Escape ends.',
    );
    place();
  };

  const turn = () => (endMode ? stop() : begin());
  view.toggle.addEventListener('click', turn);
  view.card.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.close')) letGo();
  });
  window.addEventListener('keydown', ({ altKey, shiftKey, code }) => {
    if (altKey && shiftKey && code === shortcut.code) turn();
  });
  place();
}
