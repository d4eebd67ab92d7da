/** How often a frame may take the focus before it is stopped. */
const maxThefts = 3;
/** What was done in the page within this time explains what the browser tells of presses, in milliseconds. */
const recentMs = 5_000;
/** A key moves the focus at once, in milliseconds. */
const keyMs = 1_000;

const field = 'input, textarea, select, [contenteditable]';

/**
 * Gives the focus back where a frame takes it from a field of the page, so that nothing that is typed there reaches the
 * frame. Tab into the frame and a press in it are the visitor's.
 * @param onRepeated called where the frame takes it again and again
 * @returns what ends it
 */
export function guardFocus(frame: HTMLIFrameElement, onRepeated: () => void): () => void {
  const { ownerDocument: document } = frame;
  const window = document.defaultView;
  let thefts = 0;
  let focused: Element | null = document.activeElement;
  let tabbedAt = Number.NEGATIVE_INFINITY;
  let typedAt = Number.NEGATIVE_INFINITY;
  let usedAt = Number.NEGATIVE_INFINITY;

  const onKey = ({ key, timeStamp }: KeyboardEvent) => {
    usedAt = timeStamp;
    if (key === 'Tab') tabbedAt = timeStamp;
    else typedAt = timeStamp;
  };
  const onPointer = ({ timeStamp }: Event) => {
    usedAt = timeStamp;
  };
  const onFocus = ({ target }: Event) => {
    if (target !== frame) focused = target as Element;
  };
  const isMeant = () => {
    const now = performance.now();
    if (now - tabbedAt < keyMs) return true;
    if (frame.matches(':hover') && now - typedAt > keyMs) return true;
    // A touch in the frame is no event of the page, but the browser tells that the visitor has pressed something.
    return now - usedAt > recentMs && navigator.userActivation?.isActive === true;
  };
  const onBlur = () => {
    if (document.activeElement !== frame || !focused?.matches(field) || isMeant()) return;
    thefts += 1;
    (focused as HTMLElement).focus({ preventScroll: true });
    if (thefts >= maxThefts) onRepeated();
  };

  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    document[change]('keydown', onKey as EventListener, true);
    document[change]('pointerdown', onPointer, true);
    document[change]('focusin', onFocus, true);
    window?.[change]('blur', onBlur);
  };
  listen('addEventListener');
  return () => listen('removeEventListener');
}
