import {
  enter,
  enteredIn,
  enterInSuccessors,
  type Field,
  initialOf,
  isField,
  type KeptField,
  keepField,
} from '@aangan/runtime';

declare global {
  interface Window {
    /**
     * What was pressed last while the page's scripts were not there, as a script inside of page.html keeps it; null
     * once they are.
     */
    earlyPress?: Press | null;
  }
}

interface Press {
  target: Element;
  isSubmit: boolean;
  /** What was marked as busy when it was pressed. */
  busy?: Element | null;
}

/**
 * Keeps what the visitor types into rendered fields and presses before React has them: it would put its own values
 * there, or make new fields where a translator has changed the page. Returns the function that types and presses it
 * again, for when the page is in use.
 */
export function keepEarlyInput(root: HTMLElement, page: Window = window): () => void {
  const { document } = page;
  const typed = new Map<Field, KeptField>();
  let focused: KeptField | null = null;
  const keep = (field: Field) => {
    const { find } = typed.get(field) ?? keepField(field, document);
    typed.set(field, { field, value: enteredIn(field), find, hasFocus: false });
  };
  const keepFocus = (element: EventTarget | null) => {
    focused = isField(element) && root.contains(element) ? keepField(element, document) : null;
  };
  for (const field of root.querySelectorAll('input, textarea, select')) {
    if (isField(field) && isChanged(field)) keep(field);
  }
  keepFocus(document.activeElement);
  const listen = ({ type, target }: Event) => {
    if (type === 'focusin') keepFocus(target);
    else if (isField(target)) keep(target);
  };
  // React takes over at once what is pressed, if it can, and the press reaches it: it must not be done again.
  const forget = ({ target }: Event) => {
    const press = page.earlyPress;
    if (!press || !isPressOf(press, target) || !isReacts(press.target)) return;
    press.busy?.removeAttribute('aria-busy');
    delete page.earlyPress;
  };
  const types = ['input', 'focusin'];
  const presses = ['click', 'submit'];
  for (const type of types) root.addEventListener(type, listen, true);
  for (const type of presses) document.addEventListener(type, forget);
  return () => {
    for (const type of types) root.removeEventListener(type, listen, true);
    for (const type of presses) document.removeEventListener(type, forget);
    const press = page.earlyPress;
    page.earlyPress = null;
    const find = press ? finderOf(press.target, root) : () => undefined;
    const fields = withFocus(typed, focused);
    void replay(fields).then(() => (press ? pressWhenInUse(press, find) : undefined));
    enterInSuccessors(fields.filter(isNotTakenOver), document);
  };
}

/** The fields that something was typed in, and the one that had the focus when it was taken out of the page. */
function withFocus(typed: ReadonlyMap<Field, KeptField>, focused: KeptField | null): KeptField[] {
  // What is typed in the new field already is newer.
  const fields = [...typed.values()].filter(({ field, find }) => {
    const successor = field.isConnected ? undefined : find();
    return !successor || !typed.has(successor);
  });
  const hasLostFocus = focused && !focused.field.isConnected;
  if (!hasLostFocus || document.activeElement !== document.body) return fields;
  const value = enteredIn(focused.field);
  const others = fields.filter(({ field }) => field !== focused.field);
  return others.concat({ ...focused, value, hasFocus: true });
}

/** Whether React may still make another field in its place, or has done so. */
const isNotTakenOver = ({ field }: KeptField) => !field.isConnected || !isReacts(field);

async function replay(typed: readonly KeptField[]): Promise<void> {
  for (const { field, value } of typed) {
    // React renders between them, so that no field's change is made of old values. No task comes between: a press of
    // the visitor takes the focus from a field, and a form that does not know yet what was typed would complain, and
    // move the button away from under the pointer.
    await undefined;
    if (field.isConnected) reenter(field, value);
  }
  await nextTask();
}

/** How long a press waits for a part of another remote that is still loading, in milliseconds. */
const pressPatienceMs = 10_000;

/** Presses again once React has the element: a part of another remote is taken over later than the page. */
async function pressWhenInUse(press: Press, find: () => Element | undefined): Promise<void> {
  const end = performance.now() + pressPatienceMs;
  const markIdle = () => press.busy?.removeAttribute('aria-busy');
  for (let target = find(); performance.now() < end; target = find()) {
    if (target && isInUse(target)) {
      markIdle();
      return pressAgain({ ...press, target });
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  markIdle();
}

/** What React keeps of an element that it has made or taken over, or is about to: its fiber. */
interface Fiber {
  alternate: Fiber | null;
  flags: number;
  return: Fiber | null;
}

/** React's flags of fibers that are not in use yet: Placement and Hydrating. */
const notYetInUse = 0x2 | 0x1000;

/**
 * Whether React has an element. It marks elements while it tries to take a region over, which something beside them may
 * hold up: presses do not reach them until it is through, by the same rule as here (`getNearestMountedFiber`).
 */
function isReacts(element: Element): boolean {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber'));
  if (key === undefined) return false;
  let fiber = (element as unknown as Record<string, Fiber | null>)[key] ?? null;
  for (; fiber; fiber = fiber.return) {
    if (!fiber.alternate && fiber.flags & notYetInUse) return false;
  }
  return true;
}

/** An element that is not visible only reserves the space of a part that is loading. */
const isInUse = (element: Element): boolean =>
  isReacts(element) && getComputedStyle(element).visibility !== 'hidden';

/** Finds an element, or the one that React has made in its place: the one with the same text in the same order. */
function finderOf(element: Element, root: HTMLElement): () => Element | undefined {
  const text = element.textContent;
  const alike = () =>
    [...root.querySelectorAll(element.localName)].filter((one) => one.textContent === text);
  const index = Math.max(0, alike().indexOf(element));
  return () => (element.isConnected ? element : alike()[index]);
}

const isPressOf = (press: Press, target: EventTarget | null): boolean =>
  target instanceof Node && press.target.contains(target);

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

function isChanged(field: Field): boolean {
  return enteredIn(field) !== initialOf(field);
}

/**
 * Enters a value once more. React may still hold the field's first value while the field shows this one, and then
 * notices a change only after the first value was there again.
 */
function reenter(field: Field, value: string): void {
  if (enteredIn(field) === value) enter(field, initialOf(field));
  if (enteredIn(field) !== value) enter(field, value);
}

function pressAgain({ target, isSubmit }: Press): void {
  if (isSubmit && target instanceof HTMLFormElement) target.requestSubmit();
  else if (target instanceof HTMLElement) target.click();
}
