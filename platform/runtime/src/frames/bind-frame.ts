import { mayOpen, mayRead, mayTell, ownAddress } from '@aangan/manifest/grants';
import {
  type EntryOfFrame,
  type FrameMessage,
  frameLimits,
  type PageMessage,
  portMessage,
  readFrameMessage,
  writeMessage,
} from './frame-messages.ts';
import { guardFocus } from './guard-focus.ts';

/** What a page does for a frame of a remote of low trust. */
export interface FramingPage {
  /** What the remote was granted. */
  grants: readonly string[];
  /** The paths of the remote's own pages. */
  ownPaths: readonly string[];
  /** Reads an address of the API as a guest. */
  read(address: string): Promise<{ status: number; body: string }>;
  /** What the frame shows now: a part is at an address of its own, where it may keep states. */
  shown(): string;
  /** Opens a page of the site. @param address.rest query and hash */
  open(address: { pathname: string; rest: string }, entry: EntryOfFrame): void;
  /** Keeps a state of the frame at the page's present address. */
  keep(entry: EntryOfFrame): void;
  /** Goes back, if the present entry of the history is the frame's. */
  back(): void;
  /** The path that routes declare, of an address in any language. */
  pathOf(pathname: string): string;
  /** Asks the visitor whether to open an address of another site. */
  leave(address: URL): void;
  tell(outcome: string): void;
  /** Something in the frame failed; what, stays in it: a text could hold what a visitor has typed there. */
  failed(): void;
  /** The size of its content, in pixels; `printed` is the height at the width of paper. */
  sized(size: { height: number; printed: number; width: number }): void;
  /** The frame has opened or closed a dialog. */
  dialog(isOpen: boolean): void;
  /** The frame was stopped, and is to be taken away. @param why for logs, never for visitors */
  stopped(why: string): void;
}

/** A frame that its page listens to. */
export interface BoundFrame {
  /** Tells the frame what address is shown now, with its own state. */
  at(address: string, state: string): void;
  /** Has the frame close its dialog. As long as the press for it counts, it opens none over the page. */
  closeDialog(): void;
  /** The visitor has refused what it asked for: as long as that press counts, it asks for nothing more. */
  refuse(): void;
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

/** How long browsers count a press, in milliseconds, with some to spare. */
const pressCountsForMs = 5_500;

/** Between two entries that a frame adds to the history, in milliseconds: one press allows many for five seconds. */
const entryPauseMs = 1_000;

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
  let reads = 0;
  let addedAt = 0;
  let closedAt = Number.NEGATIVE_INFINITY;
  let showing: ReturnType<typeof setTimeout> | undefined;
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
    clearTimeout(showing);
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

  const answer = async (id: number, address: string) => {
    const refuse = (status: number, detail: string) =>
      send({ kind: 'answer', id, status, body: JSON.stringify({ detail }) });
    if (!mayRead(page.grants, address)) return refuse(403, 'This was not granted.');
    if (reads >= frameLimits.reads) return refuse(429, 'Too many requests at once.');
    reads += 1;
    const read = await page.read(address).catch(() => ({ status: 0, body: '' }));
    reads -= 1;
    if (isReleased) return;
    if (read.body.length > frameLimits.answer) return refuse(502, 'The answer is too long.');
    send({ kind: 'answer', id, ...read });
  };

  const open = (text: string, { state, isReplaced, keepsScroll }: EntryOfFrame) => {
    // A field of the page has the focus, and keeps it.
    if (frame.inert) return;
    // Entries that nobody asked for would lie between the visitor and the page before.
    const mayAdd = isPressed() && Date.now() - addedAt >= entryPauseMs;
    const entry = { state, keepsScroll, isReplaced: isReplaced || !mayAdd };
    const noteAdded = () => {
      if (!entry.isReplaced) addedAt = Date.now();
    };
    const shown = page.shown();
    if (text === shown) {
      noteAdded();
      return page.keep(entry);
    }
    const address = ownAddress(text);
    if (!address || !mayOpen(page.grants, page.ownPaths, page.pathOf(address.pathname))) return;
    const { pathname, search, hash } = address;
    // Without a press it stays on its page.
    if (!isPressed() && pathname !== shown.replace(/[?#].*/, '')) return;
    noteAdded();
    page.open({ pathname, rest: search + hash }, entry);
  };
  const leave = (text: string) => {
    const address = URL.parse(text);
    const isElsewhere = address?.origin !== window?.location.origin;
    if (address && isElsewhere && /^https?:$/.test(address.protocol) && mayShow()) {
      page.leave(address);
    }
  };

  const mayShow = () => isPressed() && !frame.inert && Date.now() - closedAt >= pressCountsForMs;
  const show = () => {
    if (mayShow()) return page.dialog(true);
    const left = closedAt + pressCountsForMs - Date.now();
    // By then, only a later press still counts.
    if (left > 0) showing = setTimeout(() => mayShow() && page.dialog(true), left);
  };

  const act = (message: FrameMessage) => {
    switch (message.kind) {
      case 'ready':
        isReady = true;
        for (const one of early.splice(0)) send(one);
        return;
      case 'pong':
        return;
      case 'size':
        return page.sized({
          height: bounded(message.height),
          printed: bounded(message.printed),
          width: bounded(message.width),
        });
      case 'read':
        return void answer(message.id, message.address);
      case 'open':
        return open(message.address, message);
      case 'back':
        return frame.inert ? undefined : page.back();
      case 'leave':
        return leave(message.address);
      case 'tell':
        return mayTell(page.grants, message.outcome) ? page.tell(message.outcome) : undefined;
      case 'failed':
        return page.failed();
      case 'dialog':
        clearTimeout(showing);
        return message.isOpen ? show() : page.dialog(false);
    }
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

  const noteRefused = () => {
    closedAt = Date.now();
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

  /** Its scripts listen from now on: what was sent before was sent to nobody. */
  const onMessage = ({ source, data }: MessageEvent) => {
    if (source === frame.contentWindow && count() && data === portMessage) connect();
  };

  const asking = setInterval(ask, timing.ask);
  const unguard = guardFocus(frame, () => stop('it takes the focus from a field of the page'));
  frame.addEventListener('load', connect);
  window?.addEventListener('message', onMessage);
  connect();
  return {
    at: (address, state) => send({ kind: 'at', address, state }),
    closeDialog: () => {
      noteRefused();
      send({ kind: 'close' });
    },
    refuse: noteRefused,
    release,
  };
}

const bounded = (pixels: number) => Math.min(Math.max(0, Math.ceil(pixels)), frameLimits.size);

/** Whether the visitor has pressed something lately, in the page or a frame; browsers that do not tell are believed. */
const isPressed = () => navigator.userActivation?.isActive ?? true;
