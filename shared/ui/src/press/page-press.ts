/** What begins a press. On touch screens the mouse events come after the pointer's, and move the focus. */
const begins = ['pointerdown', 'mousedown'];
/** What can end one. A browser that scrolls, drags or opens a list of its own sends no release. */
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

/** Waits for the click, which follows at once; where none does, the press is over all the same. */
function releaseSoon() {
  clearTimeout(releasing);
  if (isPressed) releasing = setTimeout(release);
}

/** The release was elsewhere: outside of the window, or in a list of the browser. */
function releaseUnseen(event: Event) {
  const isUp = event instanceof MouseEvent && event.buttons === 0;
  if (isUp || event.target === window) releaseSoon();
}

function watch(method: 'addEventListener' | 'removeEventListener') {
  for (const type of begins) window[method](type, press, true);
  for (const type of ends) window[method](type, releaseSoon, true);
  for (const type of ['pointermove', 'blur']) window[method](type, releaseUnseen, true);
  // After the page's own listeners: to render within a click takes a tick back before React has noticed it.
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
