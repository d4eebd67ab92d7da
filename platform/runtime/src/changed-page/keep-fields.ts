import { enter, enteredIn, type Field, isField } from '../fields.ts';

/** How long fields that come later are waited for, in milliseconds: those of a dialog that opens again. */
const patienceMs = 5_000;

interface KeptField {
  field: Field;
  value: string;
  /** Finds the field that was made in its place. */
  find: () => Field | undefined;
  hasFocus: boolean;
}

/**
 * Keeps what the fields of a page hold. Returns a function that enters it again in the fields that were made in their
 * place; those that are still there are left alone. Files cannot be kept so.
 */
export function keepFields(page: Document): () => void {
  const path = page.location.pathname;
  const fields = fieldsOf(page).map((field): KeptField => {
    const key = keyOf(field);
    const index = fieldsOf(page)
      .filter((one) => keyOf(one) === key)
      .indexOf(field);
    const find = () => fieldsOf(page).filter((one) => keyOf(one) === key)[index];
    return { field, value: enteredIn(field), find, hasFocus: page.activeElement === field };
  });
  return () => {
    let lost = fields.filter(({ field }) => !field.isConnected);
    const enterAgain = () => {
      lost = lost.filter((kept) => !hasEntered(kept));
      if (lost.length === 0 || page.location.pathname !== path) observer.disconnect();
    };
    const observer = new MutationObserver(enterAgain);
    observer.observe(page.body, { childList: true, subtree: true });
    setTimeout(() => observer.disconnect(), patienceMs);
    enterAgain();
  };
}

/** Enters the value in the field's successor. @returns whether there is one */
function hasEntered({ value, find, hasFocus }: KeptField): boolean {
  const field = find();
  if (!field) return false;
  if (enteredIn(field) !== value) enter(field, value);
  if (hasFocus) field.focus();
  return true;
}

function fieldsOf(page: Document): Field[] {
  return [...page.querySelectorAll('input, textarea, select')].filter(
    (field): field is Field => isField(field) && !['file', 'hidden'].includes(field.type),
  );
}

const keyOf = (field: Field): string =>
  [
    field.localName,
    field.name,
    field.getAttribute('aria-label'),
    ['checkbox', 'radio'].includes(field.type) ? field.value : '',
  ].join(' ');
