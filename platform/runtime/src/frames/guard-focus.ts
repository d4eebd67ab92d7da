const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Makes a frame inert as long as a field of its page has the focus, so that nothing in it can take the focus, and with it
 * what is typed. Tab ends it, so that the keyboard reaches the frame. So does a press at the frame's place, which the page
 * gets: it takes the focus from the field and does nothing else. Chromium lets an inert document take the focus by
 * `window.focus()`: the field gets it back, and the frame is to be stopped.
 * @param onTaken called where the frame has taken it
 * @returns what ends it
 */
export function guardFocus(frame: HTMLIFrameElement, onTaken: () => void): () => void {
  const { ownerDocument: document } = frame;
  let field: HTMLElement | null = null;

  const look = () => {
    const focused = document.activeElement as HTMLElement | null;
    if (frame.inert && focused === frame) {
      field?.focus({ preventScroll: true });
      return onTaken();
    }
    frame.inert = isField(focused);
    if (frame.inert) field = focused;
  };
  /** In a task of its own: during the event it is not known yet where the focus goes. */
  const lookThen = () => setTimeout(look);
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return;
    frame.inert = false;
    lookThen();
  };
  /** Not every browser takes the focus from a field at a press beside it. */
  const onPress = ({ target }: Event) => {
    if (!frame.inert || !(target as Node).contains(frame)) return;
    (document.activeElement as HTMLElement | null)?.blur();
    look();
  };

  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    document[change]('focusin', look, true);
    document[change]('focusout', lookThen, true);
    document[change]('keydown', onKey as EventListener, true);
    document[change]('mousedown', onPress, true);
  };
  listen('addEventListener');
  look();
  return () => {
    listen('removeEventListener');
    frame.inert = false;
  };
}

/** Also one in a component with a document of its own. */
const isField = (focused: Element | null | undefined): boolean =>
  !!focused && (focused.matches(fields) || isField(focused.shadowRoot?.activeElement));
