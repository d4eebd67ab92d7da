/** What happens in the page while the badge's mode is on. */
interface ModeListeners {
  /** The badge's own element: what happens in it is its own. */
  host: Element;
  onPoint(element: Element): void;
  onFocus(element: Element): void;
  onPress(element: Element): void;
  onEscape(): void;
  /** The page has moved below the outlines. */
  onMoved(): void;
}

const presses = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'auxclick', 'submit'] as const;

/**
 * Listens before everything else in the page, so that presses do nothing there.
 * @returns ends it
 */
export function listenInMode(listeners: ModeListeners): () => void {
  const { host, onPoint, onFocus, onPress, onEscape, onMoved } = listeners;
  const mode = new AbortController();
  const heard = { capture: true, signal: mode.signal };
  const targetOf = (event: Event): Element | null => {
    const path = event.composedPath();
    const [first] = path;
    return !path.includes(host) && first instanceof Element ? first : null;
  };
  const withhold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const take = (event: Event, act: (element: Element) => void = () => undefined) => {
    const element = targetOf(event);
    if (!element) return;
    withhold(event);
    act(element);
  };
  for (const type of presses) window.addEventListener(type, (event) => take(event), heard);
  window.addEventListener('click', (event) => take(event, onPress), heard);
  window.addEventListener(
    'pointermove',
    (event) => {
      const element = targetOf(event);
      if (element && event.pointerType !== 'touch') onPoint(element);
    },
    heard,
  );
  window.addEventListener(
    'focusin',
    (event) => {
      const element = targetOf(event);
      if (element) onFocus(element);
    },
    heard,
  );
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') {
        withhold(event);
        onEscape();
      } else if (event.key === 'Enter' || event.key === ' ') take(event, onPress);
    },
    heard,
  );
  window.addEventListener('scroll', onMoved, heard);
  window.addEventListener('resize', onMoved, heard);
  return () => mode.abort();
}
