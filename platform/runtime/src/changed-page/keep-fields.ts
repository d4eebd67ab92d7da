import { enter, enteredIn, type Field, isField } from '../fields.ts';

/** How long to wait for fields that appear later, such as those of a dialog that opens again, in milliseconds. */
const patienceMs = 5_000;

/** The value of a field, and how to find the field that replaces it. */
export interface KeptField {
  field: Field;
  value: string;
  /** Finds the field that was made in its place. */
  find: () => Field | undefined;
  hasFocus: boolean;
}

/** Saves the value of a field. The field must be in the page: its name and order identify its successor. */
export function keepField(field: Field, page: Document): KeptField {
  const key = keyOf(field);
  const alike = () => fieldsOf(page).filter((one) => keyOf(one) === key);
  const index = alike().indexOf(field);
  const find = () => alike()[index];
  return { field, value: enteredIn(field), find, hasFocus: page.activeElement === field };
}

/**
 * Saves the values of a page's fields. Returns a function that enters them in the fields that have replaced these;
 * fields still in the page are left alone. Chosen files cannot be saved.
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
 * Enters saved values in the successors of fields as soon as these appear; as long as an old field is still in the
 * page, waits for its successor. A field that had the focus gets it back, unless the visitor has gone to another one
 * since.
 * @param path the page of the fields; on another page nothing is entered
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
    if (left.length === 0 || page.location.pathname !== path) end();
  };
  const followFocus = ({ target }: FocusEvent) => {
    left = left.map((kept) => (kept.field === target ? kept : { ...kept, hasFocus: false }));
  };
  const end = () => {
    observer.disconnect();
    page.removeEventListener('focusin', followFocus, true);
  };
  const observer = new MutationObserver(enterAgain);
  observer.observe(page.body, { childList: true, subtree: true });
  page.addEventListener('focusin', followFocus, true);
  setTimeout(end, patienceMs);
  enterAgain();
}

/** Enters the value in the field's successor. @returns whether there is a successor */
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
