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
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what the visitor types into rendered fields and presses before React has them: it would put its own values
 * there. Returns the function that types and presses it again, for when the page is in use.
 */
export function keepEarlyInput(root: HTMLElement, page: Window = window): () => void {
  const typed = new Map<Field, string>();
  const keep = (element: EventTarget | null) => {
    if (isField(element)) typed.set(element, enteredIn(element));
  };
  for (const field of root.querySelectorAll('input, textarea, select')) {
    if (isField(field) && isChanged(field)) keep(field);
  }
  const listen = ({ target }: Event) => keep(target);
  root.addEventListener('input', listen, true);
  return () => {
    root.removeEventListener('input', listen, true);
    const press = page.earlyPress;
    page.earlyPress = null;
    void replay(typed, press ?? null);
  };
}

async function replay(typed: ReadonlyMap<Field, string>, press: Press | null): Promise<void> {
  for (const [field, value] of typed) {
    // One task for each: React renders between them, so that no field's change is made of old values.
    await nextTask();
    if (field.isConnected) reenter(field, value);
  }
  await nextTask();
  if (press?.target.isConnected) pressAgain(press);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

function isField(element: EventTarget | null): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

const isTickable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

function enteredIn(field: Field): string {
  return isTickable(field) ? String(field.checked) : field.value;
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

/** The value that the server sent. */
function initialOf(field: Field): string {
  if (isTickable(field)) return String(field.defaultChecked);
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** Gives a field a value as typing does, so that React notices. */
function enter(field: Field, value: string): void {
  if (isTickable(field)) {
    field.click();
    return;
  }
  // React watches the field's own property: the prototype's setter is as invisible to it as the keyboard.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

function pressAgain({ target, isSubmit }: Press): void {
  if (isSubmit && target instanceof HTMLFormElement) target.requestSubmit();
  else if (target instanceof HTMLElement) target.click();
}
