import { enteredIn, enterInSuccessors, type Field, isField } from '@aangan/runtime';

const key = 'aangan.language-change';
/** How long what was kept is good for, in milliseconds: the time that the other page may take. */
const maxAgeMs = 60_000;
/** How long to wait for a page to be as long as it was, in milliseconds. */
const patienceMs = 5_000;

interface KeptField {
  /** What the field is, without its label, which is in another language. */
  kind: string;
  /** Which one of its kind. */
  index: number;
  value: string;
}

interface KeptPage {
  at: number;
  /** How far the page was scrolled, of how far it can be: texts are not of one length in all languages. */
  scrolled: number;
  fields: KeptField[];
}

const changed = new WeakSet<EventTarget>();

/**
 * Notes from now on which fields a visitor types or chooses in: a field does not tell, since React writes what is typed
 * into the attribute that has a field's first value.
 */
export function noteChangedFields(page: Document): void {
  page.addEventListener('input', ({ target }) => target && changed.add(target), true);
}

/** Keeps what is typed in a page and how far it is scrolled, for the same page in another language. */
export function keepForOtherLanguage(page: Window): void {
  const { document, scrollY } = page;
  const kept: KeptPage = {
    at: Date.now(),
    scrolled: scrollY / Math.max(1, scrollable(page)),
    fields: fieldsOf(document).flatMap(({ field, kind, index }) =>
      changed.has(field) ? [{ kind, index, value: enteredIn(field) }] : [],
    ),
  };
  try {
    page.sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // The browser keeps nothing for this site: the page begins at its top, as any other.
  }
}

/** Enters in a page what was typed in it in another language, and scrolls it as far. To be called once it is in use. */
export function enterFromOtherLanguage(page: Window): void {
  const kept = readKept(page);
  if (!kept) return;
  const { document } = page;
  const successors = kept.fields.map(({ kind, index, value }) => ({
    // The field of before is of another document.
    field: document.createElement('input'),
    value,
    find: () => fieldsOf(document).find((one) => one.kind === kind && one.index === index)?.field,
    hasFocus: false,
  }));
  enterInSuccessors(successors, document);
  scrollWhenLong(page, kept.scrolled);
}

function readKept(page: Window): KeptPage | undefined {
  try {
    const text = page.sessionStorage.getItem(key);
    page.sessionStorage.removeItem(key);
    const kept = text === null ? undefined : (JSON.parse(text) as KeptPage);
    return kept && Date.now() - kept.at < maxAgeMs ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The fields of a page that hold what a visitor typed or chose; passwords and files are not kept. */
function fieldsOf(page: Document): { field: Field; kind: string; index: number }[] {
  const counts = new Map<string, number>();
  return [...page.querySelectorAll('input, textarea, select')]
    .filter((field): field is Field => isField(field))
    .filter(({ type }) => !['file', 'hidden', 'password'].includes(type))
    .map((field) => {
      const ticked = ['checkbox', 'radio'].includes(field.type) ? field.value : '';
      const kind = [field.localName, field.name, field.type, ticked].join(' ');
      const index = counts.get(kind) ?? 0;
      counts.set(kind, index + 1);
      return { field, kind, index };
    });
}

const scrollable = ({ document, innerHeight }: Window) =>
  document.documentElement.scrollHeight - innerHeight;

/** Scrolls as soon as the page is long enough for it to last, unless the visitor does something first. */
function scrollWhenLong(page: Window, scrolled: number): void {
  if (scrolled <= 0) return;
  const { documentElement } = page.document;
  const scroll = () => page.scrollTo(0, Math.round(scrolled * scrollable(page)));
  const observer = new ResizeObserver(scroll);
  const end = () => {
    observer.disconnect();
    for (const type of used) page.removeEventListener(type, end);
  };
  observer.observe(documentElement);
  for (const type of used) page.addEventListener(type, end, { passive: true });
  page.setTimeout(end, patienceMs);
  scroll();
}

const used = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
