import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';

/** What the test needs of Node, whose types the page's sources do without. */
interface Files {
  readFileSync(file: string, encoding: 'utf8'): string;
}
const { readFileSync } = jest.requireActual<Files>('node:fs');
const file = expect.getState().testPath?.replace(/test\.ts$/, 'html') ?? '';
const html = readFileSync(file, 'utf8');
const script = /<script nonce="%nonce%">\n(.*?)<\/script>/su.exec(html)?.[1] ?? '';

/** Sends the form of a page. @returns whether the browser would send it to the site */
function isSent(form: string): boolean {
  document.body.innerHTML = form;
  const [one] = document.forms;
  if (!one) throw new Error('There is no form.');
  return fireEvent(one, new Event('submit', { bubbles: true, cancelable: true }));
}

const secret = '<form method="get"><input type="password" name="a"><button>Send</button></form>';

test('without scripts the page says that it needs them, and leads to what can be read, in both languages', () => {
  const said = /<noscript>(.*)<\/noscript>/u.exec(html)?.[1] ?? '';
  document.body.innerHTML = said;
  const [english, hindi] = [...document.querySelectorAll('p')];
  expect(english).toHaveTextContent('needs JavaScript to show this page');
  expect(hindi).toHaveTextContent('JavaScript चाहिए');
  const addresses = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/designers', '/vendors', '/hi/designers', '/hi/vendors']);
});

describe('the script of the page, before the shell is there', () => {
  beforeAll(() => {
    document.head.append(Object.assign(document.createElement('script'), { text: script }));
  });
  afterEach(() => {
    delete window.earlyPress;
  });

  test('has at most 700 bytes', () => {
    expect(script.length).toBeGreaterThan(100);
    expect(script.length).toBeLessThanOrEqual(700);
  });

  test('keeps presses of links that open a dialog, and leaves other tabs and other links to the browser', () => {
    document.body.innerHTML =
      '<a href="/a.jpg" aria-haspopup="dialog"><i>A</i></a><a href="/b">B</a>';
    const [opens, leads] = document.links;
    const isLeft = (link: Element | null | undefined, held = {}) =>
      fireEvent(
        link as Element,
        new MouseEvent('click', { bubbles: true, cancelable: true, ...held }),
      );
    expect(isLeft(opens, { ctrlKey: true })).toBe(true);
    expect(isLeft(leads)).toBe(true);
    expect(window.earlyPress).toBeUndefined();
    expect(isLeft(opens?.firstElementChild)).toBe(false);
    expect(window.earlyPress?.target).toBe(opens);
  });

  test('leaves a search to the browser, and keeps other forms for the shell', () => {
    expect(isSent('<form method="get"><input name="search"></form>')).toBe(true);
    expect(isSent('<form method="dialog"><input name="email"></form>')).toBe(false);
    expect(window.earlyPress?.isSubmit).toBe(true);
  });

  for (const form of [
    secret,
    '<form><input type="PassWord" name="a"></form>',
    '<form method="get"><p><input type="password"></p><input name="querySelector"></form>',
    '<form><input name="method" value="get"><input type="password"></form>',
  ]) {
    test(`sends no password with ${form}`, () => {
      expect(isSent(form)).toBe(false);
    });
  }

  test('stops nothing once the shell is there', () => {
    window.earlyPress = null;
    expect(isSent(secret)).toBe(true);
  });
});
