import { describe, expect, jest, test } from '@jest/globals';
import { bound, entry, press, useBoundFrames } from '../testing/bound-frame.ts';
import { frameLimits } from './frame-messages.ts';

useBoundFrames();

describe('what a page does for a frame', () => {
  test('reads what was granted, as the page reads it, and is refused all else', async () => {
    const { page, heard, listen, say } = bound();
    listen();
    say({ kind: 'read', id: 1, address: '/api/items/?page=2' });
    say({ kind: 'read', id: 2, address: '/api/auth/me/' });
    await jest.advanceTimersByTimeAsync(0);
    expect(page.read.mock.calls).toEqual([['/api/items/?page=2']]);
    expect(heard).toEqual([
      expect.objectContaining({ kind: 'answer', id: 2, status: 403 }),
      expect.objectContaining({ kind: 'answer', id: 1, status: 200, body: '[]' }),
    ]);
  });

  test('has few reads at once, and no answer that is too long', async () => {
    const { heard, listen, say } = bound(async () => ({
      status: 200,
      body: 'x'.repeat(frameLimits.answer + 1),
    }));
    listen();
    for (let id = 0; id <= frameLimits.reads; id += 1)
      say({ kind: 'read', id, address: '/api/items/' });
    await jest.advanceTimersByTimeAsync(0);
    const statuses = heard.map((one) => (one as { status?: number }).status);
    expect(statuses).toEqual([429, ...Array(frameLimits.reads).fill(502)]);
  });

  test('opens its own pages and granted ones, in any language, and nothing else', () => {
    const { page, listen, say } = bound();
    listen();
    press(true);
    for (const address of [
      'javascript:alert(1)',
      '//evil.test',
      '\\\\evil.test',
      '/login',
      '/items/7/../../login',
      'https://evil.test',
      '/hi/items/7?a=1#b',
      '/offers',
    ]) {
      say({ kind: 'open', address, ...entry });
      jest.advanceTimersByTime(250);
    }
    expect(page.open.mock.calls).toEqual([
      [{ pathname: '/hi/items/7', rest: '?a=1#b' }, entry],
      [{ pathname: '/offers', rest: '' }, entry],
    ]);
  });

  test('keeps states where it is, and adds entries to the history only after a press, one in a second', () => {
    const { page, listen, say } = bound();
    listen();
    const added = { state: '{"dialog":"a"}', isReplaced: false, keepsScroll: true };
    const replaced = { ...added, isReplaced: true };
    const ask = (address = page.shown()) => {
      say({ kind: 'open', address, ...added });
      jest.advanceTimersByTime(250);
    };
    ask();
    press(true);
    // What was not opened has added none.
    ask('/login');
    ask();
    ask();
    jest.advanceTimersByTime(1_000);
    ask();
    expect(page.keep.mock.calls).toEqual([[replaced], [added], [replaced], [added]]);
    say({ kind: 'back' });
    expect(page.back).toHaveBeenCalledTimes(1);
  });

  test('adds no entry just after the visitor has gone back, as long as that press counts', () => {
    const { page, frame, listen, say } = bound();
    listen();
    press(true);
    const ask = () => {
      say({ kind: 'open', address: page.shown(), ...entry, isReplaced: false });
      jest.advanceTimersByTime(250);
    };
    frame.wentThrough();
    ask();
    jest.advanceTimersByTime(5_500);
    ask();
    expect(page.keep.mock.calls.map(([{ isReplaced }]) => isReplaced)).toEqual([true, false]);
  });

  test('changes its entry four times a second at most, the last time as it asked last', () => {
    const { page, listen, say } = bound();
    listen();
    for (let n = 0; n < 80; n += 1) {
      say({ kind: 'open', address: page.shown(), ...entry, state: String(n) });
      jest.advanceTimersByTime(n % 40 === 39 ? 1_000 : 20);
    }
    const states = page.keep.mock.calls.map(([{ state }]) => state);
    // Two seconds and two pauses.
    expect(states.length).toBeLessThanOrEqual(10);
    expect(states).toEqual(expect.arrayContaining(['0', '39', '79']));
  });

  test('moves the page neither to its top without a press, nor because it has kept a state', () => {
    const { page, listen, say } = bound();
    page.shown.mockReturnValue('/offers?page=1');
    listen();
    for (const [address, isPressed] of [
      ['/offers?page=1', true],
      ['/offers?page=2', false],
      ['/offers?page=2', true],
    ] as const) {
      press(isPressed);
      say({ kind: 'open', address, ...entry });
      jest.advanceTimersByTime(250);
    }
    expect(page.keep.mock.calls.map(([one]) => one.keepsScroll)).toEqual([true]);
    expect(page.open.mock.calls.map(([, one]) => one.keepsScroll)).toEqual([true, false]);
  });

  test('changes nothing where the visitor is on the way to another page', () => {
    const { page, listen, say } = bound();
    listen();
    press(true);
    page.isShown.mockReturnValue(false);
    say({ kind: 'open', address: '/offers', ...entry });
    say({ kind: 'open', address: page.shown(), ...entry });
    say({ kind: 'back' });
    expect([page.open, page.keep, page.back].map(({ mock }) => mock.calls.length)).toEqual([
      0, 0, 0,
    ]);
  });

  test('replaces no entry with a state of the page’s, and adds its own to it', () => {
    const { page, listen, say } = bound();
    listen();
    page.isFree.mockReturnValue(false);
    press(true);
    say({ kind: 'open', address: page.shown(), ...entry });
    expect(page.keep).not.toHaveBeenCalled();
    say({ kind: 'open', address: page.shown(), ...entry, isReplaced: false });
    expect(page.keep).toHaveBeenCalledTimes(1);
  });

  test('stays on its page without a press, and goes nowhere while a field of the page has the focus', () => {
    const { element, page, listen, say } = bound();
    page.shown.mockReturnValue('/offers?page=1');
    listen();
    const ask = () => {
      say({ kind: 'open', address: '/offers?page=2', ...entry });
      jest.advanceTimersByTime(250);
      say({ kind: 'open', address: '/items/7', ...entry });
      say({ kind: 'back' });
    };
    ask();
    const still = { ...entry, keepsScroll: true };
    expect(page.open.mock.calls).toEqual([[{ pathname: '/offers', rest: '?page=2' }, still]]);
    element.inert = true;
    press(true);
    ask();
    expect(page.open).toHaveBeenCalledTimes(1);
    expect(page.back).toHaveBeenCalledTimes(1);
  });

  test('asks for nothing more as long as the press counts by which it was refused', () => {
    const { page, frame, listen, say } = bound();
    listen();
    press(true);
    const ask = () => {
      say({ kind: 'dialog', isOpen: true });
      say({ kind: 'leave', address: 'https://other.test/a' });
    };
    const shown = () => [page.dialog, page.leave].map(({ mock }) => mock.calls.length);
    ask();
    frame.closeDialog();
    ask();
    frame.refuse();
    ask();
    expect(shown()).toEqual([1, 1]);
    // A dialog that opened meanwhile is shown by a later press.
    jest.advanceTimersByTime(5_500);
    expect(shown()).toEqual([2, 1]);
    ask();
    expect(shown()).toEqual([3, 2]);
  });

  test('leads elsewhere and shows dialogs only where the visitor has pressed something', () => {
    const { page, listen, say } = bound();
    listen();
    const ask = () => {
      say({ kind: 'leave', address: 'https://other.test/a' });
      say({ kind: 'leave', address: 'javascript:alert(1)' });
      say({ kind: 'leave', address: 'tel:+918041256610' });
      say({ kind: 'leave', address: `${window.location.origin}/frames/offers/offers` });
      say({ kind: 'dialog', isOpen: true });
    };
    ask();
    expect([page.leave, page.dialog].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    press(true);
    ask();
    expect(page.leave.mock.calls).toEqual([
      [expect.objectContaining({ href: 'https://other.test/a' })],
      [expect.objectContaining({ href: 'tel:+918041256610' })],
    ]);
    expect(page.dialog.mock.calls).toEqual([[true]]);
  });

  test('tells granted outcomes, and has a size within bounds', () => {
    const { page, listen, say } = bound();
    listen();
    for (const outcome of ['saved', 'bought', '__proto__']) say({ kind: 'tell', outcome });
    for (const height of [812.4, 1e9, -5]) {
      say({ kind: 'size', height, printed: height + 100, width: height });
    }
    expect(page.tell.mock.calls).toEqual([['saved']]);
    const most = frameLimits.size;
    expect(page.sized.mock.calls).toEqual([
      [{ height: 813, printed: 913, width: 813 }],
      [{ height: most, printed: most, width: most }],
      [{ height: 0, printed: 95, width: 0 }],
    ]);
  });
});
