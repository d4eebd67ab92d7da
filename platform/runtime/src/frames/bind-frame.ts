import { actForFrame, type FramingPage } from './act-for-frame.ts';
import {
  type FrameMessage,
  frameLimits,
  type PageMessage,
  portMessage,
  readFrameMessage,
  writeMessage,
} from './frame-messages.ts';
import { guardFocus } from './guard-focus.ts';

/** A frame that its page listens to. */
export interface BoundFrame {
  /** Tells the frame what address is shown now, with its own state. */
  at(address: string, state: string): void;
  /** Has the frame close its dialog. As long as the press for it counts, it opens none over the page. */
  closeDialog(): void;
  /** The visitor has refused what it asked for: as long as that press counts, it asks for nothing more. */
  refuse(): void;
  /** The visitor has gone through the history: as long as that press counts, the frame adds nothing to it. */
  wentThrough(): void;
  /** Ends listening. */
  release(): void;
}

/** How long a frame may be silent, in milliseconds. */
const frameTiming = {
  /** Until it has started: until then it shows what the server rendered, and the page does nothing for it. */
  start: 60_000,
  /** Between two questions whether it still answers; after three without an answer it is stopped. */
  ask: 2_000,
} as const;

const maxUnanswered = 3;

/**
 * Binds a page to a frame: gives it a port, does what the remote was granted, and stops a frame that sends what no frame
 * sends, sends too much, does not answer, leaves its document or takes the focus. Messages are read as JSON text; what
 * was not granted is answered as refused, or not done.
 */
export function bindFrame(
  frame: HTMLIFrameElement,
  page: FramingPage,
  timing: { start: number; ask: number } = frameTiming,
): BoundFrame {
  const window = frame.ownerDocument.defaultView;
  let port: MessagePort | undefined;
  let isReady = false;
  let isReleased = false;
  let unanswered = 0;
  const began = Date.now();
  const second = { is: 0, messages: 0 };
  const early: PageMessage[] = [];

  const release = () => {
    isReleased = true;
    port?.close();
    clearInterval(asking);
    frame.removeEventListener('load', connect);
    window?.removeEventListener('message', onMessage);
    unguard();
    acts.release();
  };
  const stop = (why: string) => {
    if (isReleased) return;
    release();
    page.stopped(why);
  };
  const send = (message: PageMessage) => {
    if (isReady) port?.postMessage(writeMessage(message));
    else early.push(message);
  };
  const acts = actForFrame(frame, page, send);

  const act = (message: FrameMessage) => {
    if (message.kind === 'pong') return;
    if (message.kind !== 'ready') return acts.act(message);
    isReady = true;
    for (const one of early.splice(0)) send(one);
  };

  /** @returns whether it may be read */
  const count = () => {
    const now = Math.floor(Date.now() / 1_000);
    if (second.is !== now) Object.assign(second, { is: now, messages: 0 });
    second.messages += 1;
    if (second.messages > frameLimits.messages) {
      stop(`it sends more than ${frameLimits.messages} messages in a second`);
    }
    return !isReleased;
  };
  const take = (sent: unknown) => {
    if (isReleased || !count()) return;
    const message = readFrameMessage(sent);
    if (typeof message === 'string') return stop(message);
    if (!isReady && message.kind !== 'ready') return stop('it speaks before it is ready');
    unanswered = 0;
    act(message);
  };

  /** With each document of the frame. One that has a port does not get another: it has left, or answers. */
  const connect = () => {
    if (isReady) return ask();
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data }) => take(data);
    port.onmessageerror = () => stop('it sends what cannot be read');
    // The origin of its document is opaque: there is no name for it.
    frame.contentWindow?.postMessage(portMessage, '*', [channel.port2]);
  };
  const ask = () => {
    if (frame.ownerDocument.hidden) unanswered = 0;
    else if (!isReady) {
      if (Date.now() - began > timing.start) stop('it does not start');
    } else if (unanswered >= maxUnanswered) stop('it does not answer');
    else {
      unanswered += 1;
      send({ kind: 'ping' });
    }
  };

  /**
   * Its scripts listen from now on: what was sent before was sent to nobody. Nothing else is sent to the window, by it or
   * by frames that it has made; data are read of its own messages only, because to read them takes the page's time.
   */
  const onMessage = (event: MessageEvent) => {
    if (!frame.contentWindow || !isWithin(event.source, frame.contentWindow)) return;
    const isOwn = event.source === frame.contentWindow && event.data === portMessage;
    if (!isOwn) stop('it sends to the window what no frame sends');
    else if (count()) connect();
  };

  const asking = setInterval(ask, timing.ask);
  const unguard = guardFocus(frame, () => stop('it takes the focus from a field of the page'));
  frame.addEventListener('load', connect);
  window?.addEventListener('message', onMessage);
  connect();
  return {
    at: (address, state) => send({ kind: 'at', address, state }),
    closeDialog: () => {
      acts.noteRefused();
      send({ kind: 'close' });
    },
    refuse: acts.noteRefused,
    wentThrough: acts.noteWent,
    release,
  };
}

/** Whether a message comes from a window, or from a frame somewhere in it. */
function isWithin(source: MessageEventSource | null, window: Window): boolean {
  let one = source as Window | null;
  while (one && one !== window && one.parent !== one) one = one.parent;
  return one === window;
}
