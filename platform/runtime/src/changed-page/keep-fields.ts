import { enter, enteredIn, type Field, isField } from '../fields.ts';

/** How long fields that come later are waited for, in milliseconds: those of a dialog that opens again. */
const patienceMs = 5_000;

/** What a field held, and the way to the field that is made in its place. */
export interface KeptField {
  field: Field;
  value: string;
  /** Finds the field that was made in its place. */
  find: () => Field | undefined;
  hasFocus: boolean;
}

/** Keeps what a field holds. The field must be in the page: its name and order tell which one takes its place. */
export function keepField(field: Field, page: Document): KeptField {
  const key = keyOf(field);
  const alike = () => fieldsOf(page).filter((one) => keyOf(one) === key);
  const index = alike().indexOf(field);
  const find = () => alike()[index];
  return { field, value: enteredIn(field), find, hasFocus: page.activeElement === field };
}

/**
 * Keeps what the fields of a page hold. Returns a function that enters it again in the fields that were made in their
 * place; those that are still there are left alone. Files cannot be kept so.
 */
export function keepFields(page: Document): () => void {
  const path = page.location.pathname;
  const fields = fieldsOf(page).map((field) => keepField(field, page));
  return () => {
    const lost = fields.filter(({ field }) => !field.isConnected);
    enterInSuccessors(lost, page, path);
  };
}

/**
 * Enters what fields held in those that take their place, as soon as they are there; a field that is still in the page
 * is waited for.
 * @param path where the fields are: on another page nothing is entered
 */
export function enterInSuccessors(
  fields: readonly KeptField[],
  page: Document,
  path = page.location.pathname,
): void {
  let left = fields;
  const enterAgain = () => {
    if (page.location.pathname === path) {
      left = left.filter((kept) => kept.field.isConnected || !hasEntered(kept));
    }
    if (left.length === 0 || page.location.pathname !== path) observer.disconnect();
  };
  const observer = new MutationObserver(enterAgain);
  observer.observe(page.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patienceMs);
  enterAgain();
}

/** Enters the value in the field's successor. @returns whether there is one */
function hasEntered({ value, find, hasFocus }: KeptField): boolean {
  const field = find();
  if (!field) return false;
  if (enteredIn(field) !== value) enter(field, value);
  const { activeElement, body } = field.ownerDocument;
  if (hasFocus && activeElement === body) field.focus();
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
