import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { guardFocus } from './guard-focus.ts';

const onTaken = jest.fn();
let frame: HTMLIFrameElement;
let unguard: () => void;
const element = (selector: string) => document.querySelector(selector) as HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  onTaken.mockClear();
  document.body.innerHTML = `
    <input id="search"><input id="next">
    <ul><li>over the frame</li></ul><div></div>
    <main><iframe tabindex="0"></iframe></main>`;
  frame = element('iframe') as HTMLIFrameElement;
  unguard = guardFocus(frame, onTaken);
});
afterEach(() => {
  unguard();
  jest.useRealTimers();
});

/** What has happened once the browser is done with it. */
const done = () => jest.advanceTimersByTime(0);
const press = (selector: string) =>
  element(selector).dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
const key = (name: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));

describe('a frame of a page', () => {
  test.each([
    '<input>',
    '<input type="password">',
    '<textarea></textarea>',
    '<select></select>',
    '<p contenteditable tabindex="0"></p>',
  ])('is inert as long as a field of the page has the focus: %s', (html) => {
    element('main').insertAdjacentHTML('afterbegin', html);
    const field = element('main').firstElementChild as HTMLElement;
    field.focus();
    expect(frame.inert).toBe(true);
    key('a');
    jest.advanceTimersByTime(60_000);
    expect(frame.inert).toBe(true);
    field.blur();
    done();
    expect(frame.inert).toBe(false);
  });

  test('is inert as long as a frame of another remote has the focus, and not for one of its own', () => {
    frame.src = '/frames/offers/offers';
    const isInertFor = (src: string) => {
      element('main').insertAdjacentHTML(
        'afterbegin',
        `<iframe src="${src}" tabindex="0"></iframe>`,
      );
      (element('main').firstElementChild as HTMLElement).focus();
      window.dispatchEvent(new Event('blur'));
      done();
      return frame.inert;
    };
    expect(isInertFor('/frames/other/-/Card')).toBe(true);
    expect(isInertFor('/frames/offers/-/Card')).toBe(false);
    expect(onTaken).not.toHaveBeenCalled();
  });

  const others = [
    '<button>x</button>',
    '<a href="/">x</a>',
    '<p contenteditable="false" tabindex="0">x</p>',
  ];
  const focusFirst = (html: string) => {
    element('main').insertAdjacentHTML('afterbegin', html);
    (element('main').firstElementChild as HTMLElement).focus();
    done();
  };
  test.each(others)('is inert where the keyboard has reached something else: %s', (html) => {
    focusFirst(html);
    expect(frame.inert).toBe(true);
    key('Tab');
    expect(frame.inert).toBe(false);
  });

  test.each(others)('is not where a press has led to it: %s', (html) => {
    // jsdom takes all that has the focus for what the keyboard has reached.
    const matches = jest.spyOn(Element.prototype, 'matches').mockImplementation(function (
      this: Element,
      selector,
    ) {
      return !selector.includes(':focus-visible') && this.webkitMatchesSelector(selector);
    });
    focusFirst(html);
    expect(frame.inert).toBe(false);
    matches.mockRestore();
  });

  test('is not where the page has led the keyboard to its heading', () => {
    focusFirst('<h1 tabindex="-1">x</h1>');
    expect(frame.inert).toBe(false);
  });

  test('is inert for fields in components, and for one that had the focus before', () => {
    const root = element('div').attachShadow({ mode: 'open' });
    root.innerHTML = '<input>';
    root.querySelector('input')?.focus();
    expect(frame.inert).toBe(true);
    unguard();
    expect(frame.inert).toBe(false);
    unguard = guardFocus(frame, onTaken);
    expect(frame.inert).toBe(true);
  });

  test('stays inert from field to field, and while the visitor is in another window', () => {
    element('#search').focus();
    const lifted = jest.fn();
    const set = (isInert: boolean) => (isInert ? undefined : lifted());
    Object.defineProperty(frame, 'inert', { get: () => true, set });
    element('#next').focus();
    element('#next').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    done();
    expect(lifted).not.toHaveBeenCalled();
  });

  test('is reached by Tab, and inert again where Tab stays in the field', () => {
    element('#search').focus();
    key('Tab');
    expect(frame.inert).toBe(false);
    frame.focus();
    done();
    expect([frame.inert, document.activeElement]).toEqual([false, frame]);
    element('#search').focus();
    key('Tab');
    done();
    expect(frame.inert).toBe(true);
    expect(onTaken).not.toHaveBeenCalled();
  });

  test('is reached by a second press: the first takes the focus from the field', () => {
    element('#search').focus();
    press('main');
    expect([frame.inert, document.activeElement]).toEqual([false, document.body]);
  });

  test('is reached where the field is gone', () => {
    element('#search').focus();
    element('#search').remove();
    expect(frame.inert).toBe(true);
    press('main');
    expect(frame.inert).toBe(false);
  });

  test('leaves the focus where something else is pressed, also over the frame', () => {
    element('#search').focus();
    press('li');
    done();
    expect([frame.inert, document.activeElement]).toEqual([true, element('#search')]);
  });

  test('is to be stopped where it takes the focus while it is inert, and the field gets it back', () => {
    element('#search').focus();
    jest.spyOn(document, 'activeElement', 'get').mockReturnValueOnce(frame);
    element('#search').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    done();
    expect([frame.inert, document.activeElement]).toEqual([true, element('#search')]);
    expect(onTaken).toHaveBeenCalledTimes(1);
  });
});
