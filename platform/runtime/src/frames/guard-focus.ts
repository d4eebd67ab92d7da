import { framesPath } from '@aangan/manifest/framed';

/** What the keyboard has reached: without it, a visitor who has no mouse would never get past the frame. */
const reached = ':is(a[href], button, summary, [tabindex]:not([tabindex^="-"])):focus-visible';

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Makes a frame inert as long as a field of its page, what the keyboard has reached in it, or a frame of another remote
 * has the focus, so that nothing in it can take the focus, and with it what is typed. Tab ends it, so that the keyboard reaches the frame. So does a press at the frame's place, which the page
 * gets: it takes the focus from the field and does nothing else. Chromium lets an inert document take the focus by
 * `window.focus()`: the frame is then to be taken out, and the field gets it back.
 * @param onTaken takes the frame out of the page, where it has taken the focus
 * @returns what ends it
 */
export function guardFocus(frame: HTMLIFrameElement, onTaken: () => void): () => void {
  const { ownerDocument: document } = frame;
  let field: HTMLElement | null = null;

  const look = () => {
    const focused = document.activeElement as HTMLElement | null;
    if (frame.inert && focused === frame) {
      onTaken();
      // Only now: as long as the frame is there, it may take the focus again.
      return field?.focus({ preventScroll: true });
    }
    frame.inert = isField(focused) || isOfOther(focused);
    if (frame.inert) field = focused;
  };
  /** What is typed in a frame of another remote is not for this one. */
  const isOfOther = (focused: Element | null) =>
    focused instanceof HTMLIFrameElement && remoteOf(focused) !== remoteOf(frame);

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
    // A frame that gets the focus from no element tells it to nobody else.
    document.defaultView?.[change]('blur', lookThen);
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
  !!focused &&
  (focused.matches(fields) ||
    focused.matches(reached) ||
    isField(focused.shadowRoot?.activeElement));

/** Frames of remotes are at `/frames/{remote}/…`; what plays a film is of none. */
const remoteOf = (frame: HTMLIFrameElement) => frame.src.split(framesPath)[1]?.split('/', 1)[0];
