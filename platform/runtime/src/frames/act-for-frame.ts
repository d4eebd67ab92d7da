import { mayOpen, mayRead, mayTell, ownAddress } from '@aangan/manifest/grants';
import {
  type EntryOfFrame,
  type FrameMessage,
  frameLimits,
  type PageMessage,
} from './frame-messages.ts';

/** What a page does for a frame of a remote of low trust. */
export interface FramingPage {
  /** What the remote was granted. */
  grants: readonly string[];
  /** The paths of the remote's own pages. */
  ownPaths: readonly string[];
  /** Reads an address of the API as a guest. */
  read(address: string): Promise<{ status: number; body: string }>;
  /** Whether the page still is where the frame was told that it is: it may be on its way to another, which is not drawn yet. */
  isShown(): boolean;
  /** Whether the present entry of the history is the frame's to change: it holds no state of the page's or another frame's. */
  isFree(): boolean;
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
  /** Asks the visitor whether to open an address of another site, or to begin a mail or a call. */
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

/** What a page does at the messages of one frame. */
export interface ActsForFrame {
  /** Does what the message asks for, if it was granted and a press allows it. */
  act(message: FrameRequest): void;
  /** The visitor has closed or refused what it showed: as long as that press counts, it shows nothing more. */
  noteRefused(): void;
  /** The visitor has gone through the history: as long as that press counts, it adds no entry. */
  noteWent(): void;
  /** Ends what is under way. */
  release(): void;
}

/** All but what tells that the frame is there. */
type FrameRequest = Exclude<FrameMessage, { kind: 'ready' | 'pong' }>;

/** How long browsers count a press, in milliseconds, with some to spare. */
const pressCountsForMs = 5_500;

/** Between two entries that a frame adds to the history, in milliseconds: one press allows many for five seconds. */
const entryPauseMs = 1_000;

/** Between two changes of an entry, in milliseconds: browsers refuse their page more than some ten a second. */
const changePauseMs = 250;

/**
 * Does for a frame what its remote was granted; the rest is answered as refused, or not done.
 * @param send sends an answer to the frame
 */
export function actForFrame(
  frame: HTMLIFrameElement,
  page: FramingPage,
  send: (message: PageMessage) => void,
): ActsForFrame {
  const window = frame.ownerDocument.defaultView;
  let isReleased = false;
  let reads = 0;
  let mayAddAt = 0;
  let changedAt = 0;
  let changing: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;
  let showing: ReturnType<typeof setTimeout> | undefined;

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
    if (frame.inert || !page.isShown()) return;
    // Entries that nobody asked for would lie between the visitor and the page before.
    const mayAdd = isPressed() && Date.now() >= mayAddAt;
    const isAdded = !isReplaced && mayAdd;
    if (!isAdded && !page.isFree()) return;
    const noteChanged = () => {
      changedAt = Date.now();
      if (isAdded) mayAddAt = changedAt + entryPauseMs;
    };
    const shown = page.shown();
    // A page does not begin at its top because its frame has kept a state.
    if (text === shown) {
      noteChanged();
      return page.keep({ state, isReplaced: !isAdded, keepsScroll: true });
    }
    const address = ownAddress(text);
    if (!address || !mayOpenNow(address.pathname, shown)) return;
    noteChanged();
    const { pathname, search, hash } = address;
    const entry = { state, isReplaced: !isAdded, keepsScroll: keepsScroll || !isPressed() };
    page.open({ pathname, rest: search + hash }, entry);
  };
  /** Without a press it stays on its page. */
  const mayOpenNow = (pathname: string, shown: string) =>
    mayOpen(page.grants, page.ownPaths, page.pathOf(pathname)) &&
    (isPressed() || pathname === shown.replace(/[?#].*/, ''));
  /** The last of those that come soon after another is done later, if the frame still shows the same. */
  const openInTurn = (text: string, entry: EntryOfFrame) => {
    clearTimeout(changing);
    const left = changedAt + changePauseMs - Date.now();
    if (left <= 0) return open(text, entry);
    const shown = page.shown();
    changing = setTimeout(() => page.shown() === shown && open(text, entry), left);
  };
  const leave = (text: string) => {
    const address = URL.parse(text);
    const isElsewhere = address?.origin !== window?.location.origin;
    if (address && isElsewhere && leadsAway.test(address.protocol) && mayShow()) {
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

  const act = (message: FrameRequest) => {
    switch (message.kind) {
      case 'size':
        return page.sized({
          height: bounded(message.height),
          printed: bounded(message.printed),
          width: bounded(message.width),
        });
      case 'read':
        return void answer(message.id, message.address);
      case 'open':
        return openInTurn(message.address, message);
      case 'back':
        return frame.inert || !page.isShown() ? undefined : page.back();
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

  return {
    act,
    noteRefused: () => {
      closedAt = Date.now();
    },
    noteWent: () => {
      mayAddAt = Date.now() + pressCountsForMs;
    },
    release: () => {
      isReleased = true;
      clearTimeout(showing);
      clearTimeout(changing);
    },
  };
}

/** Sites, mails and calls: each is asked about. */
const leadsAway = /^(?:https?|mailto|tel):$/;

const bounded = (pixels: number) => Math.min(Math.max(0, Math.ceil(pixels)), frameLimits.size);

/** Whether the visitor has pressed something lately, in the page or a frame; browsers that do not tell are believed. */
const isPressed = () => navigator.userActivation?.isActive ?? true;
