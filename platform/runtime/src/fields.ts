/** What a visitor can type or choose in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isField(element: EventTarget | null): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

const isTickable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** What a field holds, as a text. */
export function enteredIn(field: Field): string {
  return isTickable(field) ? String(field.checked) : field.value;
}

/** The value that a field came with. */
export function initialOf(field: Field): string {
  if (isTickable(field)) return String(field.defaultChecked);
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** Sets a field's value the way typing does, so that React notices. */
export function enter(field: Field, value: string): void {
  if (isTickable(field)) {
    field.click();
    return;
  }
  // React intercepts the property on the element itself; like typing, the prototype's setter bypasses that.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
