import { describe, expect, jest, test } from '@jest/globals';
import { bound, entry, useBoundFrames } from '../testing/bound-frame.ts';
import { frameLimits, portMessage } from './frame-messages.ts';

useBoundFrames();

describe('a frame', () => {
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
