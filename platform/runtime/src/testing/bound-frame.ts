import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import type { FramingPage } from '../frames/act-for-frame.ts';
import { bindFrame } from '../frames/bind-frame.ts';
import { portMessage, writeMessage } from '../frames/frame-messages.ts';

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

export const entry = { state: '', isReplaced: true, keepsScroll: false };

const answered: FramingPage['read'] = async () => ({ status: 200, body: '[]' });

/** A frame that a page has bound, and both its sides. @param answer reads the API */
export function bound(answer = answered) {
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

/** Whether the browser counts a press of the visitor. */
export const press = (isActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });

/** Clocks and channels of a test: no press counts at its beginning. */
export function useBoundFrames(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { MessageChannel: Channel });
    press(false);
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}
