import { setTimeout as sleep } from 'node:timers/promises';
import type { Tab } from './tab.ts';

/** What a visitor does in a tab: elements are found by what is read or heard of them. */
export interface Visitor {
  /** @param path or a whole address */
  open(path: string): Promise<void>;
  press(kind: 'button' | 'link', name: string): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  tick(label: string): Promise<void>;
  choose(label: string, option: string): Promise<void>;
  upload(label: string, file: string): Promise<void>;
  /** Waits until a text is shown. */
  sees(text: string): Promise<void>;
  /** Waits until a field has a text. */
  holds(label: string, text: string): Promise<void>;
  /** Waits until the address has the path. */
  isAt(path: string): Promise<void>;
  /** Waits until the page's first frame shows a text. */
  seesInFrame(text: string): Promise<void>;
  /** Presses the button with this text in the page's first frame. */
  pressInFrame(text: string): Promise<void>;
  run<Result>(body: string, ...given: unknown[]): Promise<Result>;
  runInFrame<Result>(body: string, ...given: unknown[]): Promise<Result>;
}

/** How long a visitor waits for anything, in milliseconds. */
const patienceMs = 25_000;

/**
 * Finds an element by a selector and by a regular expression of its name: in the dialog that is open, or else in the main
 * part before the rest of the page.
 */
const finding = `
  const [selector, name] = given;
  const nameOf = (element) => (
    element.getAttribute('aria-label') ??
    [...(element.getAttribute('aria-labelledby') ?? '').split(' ')].map((id) => id && document.getElementById(id)?.textContent).filter(Boolean).join(' ')
  ) || [...(element.labels ?? [])].map((label) => label.textContent).join(' ') || element.textContent;
  const dialogs = [...document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]')];
  const places = dialogs.length > 0 ? [dialogs.at(-1)] : [document.querySelector('main') ?? document, document];
  const pattern = new RegExp(name);
  const isThere = (element) => element.matches('[type="file"]') || (element.checkVisibility?.() ?? true);
  const isMeant = (element) => isThere(element) && !element.disabled && pattern.test(nameOf(element).trim());
  const found = places.flatMap((place) => [...place.querySelectorAll(selector)]).find(isMeant) ?? null;
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;
`;

const selectors = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  field: 'input, textarea',
  select: 'select',
  file: 'input[type="file"]',
};

export function visitorIn(tab: Tab, origin: string): Visitor {
  const until = async <Result>(what: string, attempt: () => Promise<Result>): Promise<Result> => {
    const since = performance.now();
    let last: unknown;
    while (performance.now() - since < patienceMs) {
      try {
        const result = await attempt();
        if (result !== false) return result;
      } catch (error) {
        last = error;
      }
      await sleep(100);
    }
    const shown = await tab.run<string>('return document.querySelector("main")?.innerText ?? ""');
    const seen = shown.replace(/\s+/g, ' ').slice(0, 160);
    throw new Error(`${what}: not within ${patienceMs} ms (${String(last ?? '')}). Shown: ${seen}`);
  };
  const find = (kind: keyof typeof selectors, name: string) =>
    tab.element(finding, selectors[kind], name);

  return {
    open: async (path) => {
      await tab.open(new URL(path, origin).href);
      // Until scripts have the page, what is pressed loads another document. Or the page says that it has none.
      await until('scripts', () =>
        tab.run<boolean>(
          `const root = document.getElementById('root');
           const notice = document.querySelector('body > [role="alert"]:not([hidden])');
           return !root || notice !== null || Object.keys(root).some((key) => key.startsWith('__react'))`,
        ),
      );
    },
    press: (kind, name) => until(`press ${name}`, async () => (await find(kind, name)).click()),
    fill: (label, text) =>
      until(`fill ${label}`, async () => {
        const field = await find('field', label);
        await field.click();
        await tab.run('document.activeElement.select?.()');
        await field.type(text);
      }),
    tick: (label) => until(`tick ${label}`, async () => (await find('field', label)).click()),
    choose: (label, option) =>
      until(`choose ${label}`, () =>
        tab.run<boolean>(
          `const [, , option] = given;
           const select = (() => { ${finding} })();
           const found = [...(select?.options ?? [])].find(({ text }) => text.startsWith(option));
           if (!found) return false;
           select.value = found.value;
           select.dispatchEvent(new Event('change', { bubbles: true }));
           return true`,
          selectors.select,
          label,
          option,
        ),
      ).then(() => undefined),
    upload: (label, file) =>
      until(`upload ${label}`, async () => (await find('file', label)).choose(file)),
    sees: (text) =>
      until(`see ${text}`, () =>
        tab.run<boolean>(
          'return new RegExp(given[0]).test(document.body.innerText.replace(/\\s+/g, " "))',
          text,
        ),
      ).then(() => undefined),
    holds: (label, text) =>
      until(`${label} with ${text}`, () =>
        tab.run<boolean>(
          `const [, , text] = given;
           return (() => { ${finding} })()?.value === text`,
          selectors.field,
          label,
          text,
        ),
      ).then(() => undefined),
    isAt: (path) =>
      until(`be at ${path}`, () =>
        tab.run<boolean>(
          'return new RegExp(given[0]).test(location.pathname + location.search)',
          path,
        ),
      ).then(() => undefined),
    seesInFrame: (text) =>
      until(`see ${text} in the frame`, () =>
        tab.runInFrame<boolean>('return document.body.innerText.includes(given[0])', text),
      ).then(() => undefined),
    pressInFrame: (text) =>
      tab.runInFrame(
        'setTimeout(() => [...document.querySelectorAll("button")].find((one) => one.textContent === given[0]).click())',
        text,
      ),
    run: (body, ...given) => tab.run(body, ...given),
    runInFrame: (body, ...given) => tab.runInFrame(body, ...given),
  };
}
