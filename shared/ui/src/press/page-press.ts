/** Events that begin a press. On touch screens mouse events follow the pointer events, and move the focus. */
const begins = ['pointerdown', 'mousedown'];
/** Events that can end a press. A browser that scrolls, drags or opens a native list sends no `pointerup`. */
const ends = ['pointerup', 'mouseup', 'pointercancel', 'dragend', 'keydown'];

let isPressed = false;
let releasing: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: boolean) {
  clearTimeout(releasing);
  if (isPressed === next) return;
  isPressed = next;
  for (const listener of listeners) listener();
}

const press = () => set(true);
const release = () => set(false);

/** Ends the press after the click, which follows at once, or without a click. */
function releaseSoon() {
  clearTimeout(releasing);
  if (isPressed) releasing = setTimeout(release);
}

/** Ends a press that was released out of sight: outside of the window, or in a native list. */
function releaseUnseen(event: Event) {
  const isUp = event instanceof MouseEvent && event.buttons === 0;
  if (isUp || event.target === window) releaseSoon();
}

function watch(method: 'addEventListener' | 'removeEventListener') {
  for (const type of begins) window[method](type, press, true);
  for (const type of ends) window[method](type, releaseSoon, true);
  for (const type of ['pointermove', 'blur']) window[method](type, releaseUnseen, true);
  // Not in the capture phase: rendering before React handles the click would undo the tick of a checkbox.
  window[method]('click', release);
}

/** Whether a pointer is down on the page: between press and click. */
export const isPagePressed = (): boolean => isPressed;

/** Tells when a press begins or ends. @returns a function that ends the subscription */
export function onPagePress(listener: () => void): () => void {
  if (listeners.size === 0) watch('addEventListener');
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    watch('removeEventListener');
    release();
  };
}
