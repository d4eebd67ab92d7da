import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FramingPage } from './act-for-frame.ts';
import { bindFrame } from './bind-frame.ts';
import { frameLimits, portMessage, writeMessage } from './frame-messages.ts';

/** One side of a channel: what it sends arrives at the other at once. */
class Port {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  other: Port | undefined;
  isClosed = false;
  postMessage(data: unknown) {
    if (!this.isClosed) this.other?.onmessage?.({ data });
  }
  close() {
    this.isClosed = true;
  }
}

class Channel {
  port1 = new Port();
  port2 = new Port();
  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

const grants = ['read /api/items/', 'open /items/:id', 'tell saved'];

const entry = { state: '', isReplaced: true, keepsScroll: false };

const answered: FramingPage['read'] = async () => ({ status: 200, body: '[]' });

function bound(answer = answered) {
  const element = document.createElement('iframe');
  document.body.replaceChildren(element);
  const given: { port?: Port } = {};
  Object.defineProperty(element, 'contentWindow', {
    value: {
      postMessage: (message: unknown, origin: string, [port]: Port[]) => {
        expect([message, origin]).toEqual([portMessage, '*']);
        if (port) given.port = port;
      },
    },
  });
  const page = {
    grants,
    ownPaths: ['/offers'],
    read: jest.fn(answer),
    isShown: jest.fn(() => true),
    isFree: jest.fn(() => true),
    shown: jest.fn(() => '/-/ItemCard?props=%7B%7D'),
    open: jest.fn<FramingPage['open']>(),
    keep: jest.fn<FramingPage['keep']>(),
    back: jest.fn<FramingPage['back']>(),
    pathOf: (pathname: string) => pathname.replace(/^\/hi/, ''),
    leave: jest.fn<FramingPage['leave']>(),
    tell: jest.fn<FramingPage['tell']>(),
    failed: jest.fn<FramingPage['failed']>(),
    sized: jest.fn<FramingPage['sized']>(),
    dialog: jest.fn<FramingPage['dialog']>(),
    stopped: jest.fn<FramingPage['stopped']>(),
  };
  const frame = bindFrame(element, page, { start: 20_000, ask: 2_000 });
  const heard: { kind: string }[] = [];
  const answering = { is: true };
  const listen = () => {
    const { port } = given;
    if (!port) throw new Error('It got no port.');
    port.onmessage = ({ data }) => {
      const message = JSON.parse(String(data));
      heard.push(message);
      if (message.kind === 'ping' && answering.is) say({ kind: 'pong' });
    };
    say({ kind: 'ready' });
  };
  const send = (data: unknown) => given.port?.postMessage(data);
  const say = (message: Parameters<typeof writeMessage>[0]) => send(writeMessage(message));
  return { element, page, frame, heard, answering, listen, send, say };
}

const press = (isActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { MessageChannel: Channel });
  press(false);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a frame', () => {
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

  test.each([
    ['{"v":2,"kind":"ready"}', 'it speaks another version than 1'],
    ['x'.repeat(50_000_000), 'it sends more than 16000 characters at once'],
    [{ kind: 'ready' }, 'it sends what is no text'],
  ])('is stopped at once where it sends what no frame sends: %#', (sent, why) => {
    const { page, listen, send, say } = bound();
    listen();
    send(sent);
    expect(page.stopped.mock.calls).toEqual([[why]]);
    say({ kind: 'open', address: '/offers', ...entry });
    expect(page.open).not.toHaveBeenCalled();
  });

  test('is stopped where it sends ten thousand messages in a second', () => {
    const { page, listen, say } = bound();
    listen();
    for (let n = 0; n < 10_000; n += 1) say({ kind: 'size', height: n, printed: n, width: n });
    expect(page.stopped).toHaveBeenCalledTimes(1);
    expect(page.sized.mock.calls.length).toBeLessThan(frameLimits.messages);
  });

  test('is stopped where it, or a frame in it, sends anything to the window of the page, or too often', () => {
    const sendFrom = (source: unknown, data: unknown) =>
      window.dispatchEvent(
        Object.defineProperty(new MessageEvent('message', { data }), 'source', { value: source }),
      );
    const why = 'it sends to the window what no frame sends';
    const own = bound();
    sendFrom({ parent: null }, 'of another window');
    expect(own.page.stopped).not.toHaveBeenCalled();
    sendFrom(own.element.contentWindow, ['x']);
    expect(own.page.stopped.mock.calls).toEqual([[why]]);
    const within = bound();
    const frame = { parent: within.element.contentWindow };
    sendFrom({ parent: frame }, portMessage);
    expect(within.page.stopped.mock.calls).toEqual([[why]]);
    const often = bound();
    for (let n = 0; n <= frameLimits.messages; n += 1) {
      sendFrom(often.element.contentWindow, portMessage);
    }
    expect(often.page.stopped).toHaveBeenCalledTimes(1);
  });

  test('is stopped where it speaks before it is ready', () => {
    const early = bound();
    early.say({ kind: 'read', id: 1, address: '/api/items/' });
    expect(early.page.stopped.mock.calls).toEqual([['it speaks before it is ready']]);
  });

  test('is stopped where it answers no more, and not while the page is hidden', () => {
    const { page, listen, answering } = bound();
    listen();
    jest.advanceTimersByTime(60_000);
    expect(page.stopped).not.toHaveBeenCalled();
    answering.is = false;
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    jest.advanceTimersByTime(60_000);
    expect(page.stopped).not.toHaveBeenCalled();
    hidden.mockRestore();
    jest.advanceTimersByTime(8_000);
    expect(page.stopped.mock.calls).toEqual([['it does not answer']]);
  });

  test('is stopped where it does not start, or has left its document', () => {
    const silent = bound();
    jest.advanceTimersByTime(22_000);
    expect(silent.page.stopped.mock.calls).toEqual([['it does not start']]);
    const left = bound();
    left.listen();
    left.answering.is = false;
    left.element.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(8_000);
    expect(left.page.stopped.mock.calls).toEqual([['it does not answer']]);
  });

  test('gets its port when it says that it listens, and no other window does', () => {
    const { element, heard, listen, frame } = bound();
    frame.at('/offers?page=2', '');
    const hello = (source: unknown) =>
      window.dispatchEvent(
        Object.defineProperty(new MessageEvent('message', { data: portMessage }), 'source', {
          value: source,
        }),
      );
    const posted = jest.spyOn(element.contentWindow as Window, 'postMessage');
    hello(window);
    expect(posted).not.toHaveBeenCalled();
    hello(element.contentWindow);
    expect(posted).toHaveBeenCalledTimes(1);
    listen();
    expect(heard).toMatchObject([{ kind: 'at', address: '/offers?page=2', state: '' }]);
  });

  test('gets a port with each document until it has started, and hears what was said before', () => {
    const { element, frame, heard, listen } = bound();
    frame.at('/offers?page=2', '');
    element.dispatchEvent(new Event('load'));
    listen();
    expect(heard).toEqual([{ v: 1, kind: 'at', address: '/offers?page=2', state: '' }]);
  });
});
