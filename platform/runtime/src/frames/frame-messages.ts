/** The version of what frames and pages say to each other. A frame that speaks another one is stopped. */
const frameVersion = 1;

/** What a page sends its frame first, with the port for all that follows; and what the frame says once it listens. */
export const portMessage = `aangan-frame-${frameVersion}`;

export const frameLimits = {
  /** Characters of a frame's message. */
  message: 16_000,
  /** Messages of a frame in one second. */
  messages: 100,
  /** Requests of a frame that are under way. */
  reads: 8,
  /** Characters of an answer to a frame. */
  answer: 1_000_000,
  /** Pixels of a frame's height and width: what it says beyond is not done. */
  size: 30_000,
} as const;

/** What a frame says of an entry of the history. */
export interface EntryOfFrame {
  /** The frame's own state, as JSON: the page keeps it, and tells it to this frame alone. */
  state: string;
  /** Whether it takes the place of the present entry. */
  isReplaced: boolean;
  /** Whether the page stays where it is scrolled to. */
  keepsScroll: boolean;
}

/** What a frame says. */
export type FrameMessage =
  | { kind: 'ready' }
  | { kind: 'pong' }
  /** `printed`: the height at the width of paper; `width`: where nothing narrows it. */
  | { kind: 'size'; height: number; printed: number; width: number }
  | { kind: 'read'; id: number; address: string }
  | ({ kind: 'open'; address: string } & EntryOfFrame)
  /** To the entry of the history before the one that the frame has made. */
  | { kind: 'back' }
  | { kind: 'leave'; address: string }
  | { kind: 'tell'; outcome: string }
  | { kind: 'failed' }
  | { kind: 'dialog'; isOpen: boolean };

/** What a page says. `at`: the address that is shown now, and the frame's own state; `close`: the visitor closes what lies over the page. */
export type PageMessage =
  | { kind: 'ping' }
  | { kind: 'answer'; id: number; status: number; body: string }
  | { kind: 'at'; address: string; state: string }
  | { kind: 'close' };

/** The fields of each message of a frame, beside `v` and `kind`. */
const fields: Readonly<Record<FrameMessage['kind'], Readonly<Record<string, string>>>> = {
  ready: {},
  pong: {},
  size: { height: 'number', printed: 'number', width: 'number' },
  read: { id: 'number', address: 'string' },
  open: { address: 'string', state: 'string', isReplaced: 'boolean', keepsScroll: 'boolean' },
  back: {},
  leave: { address: 'string' },
  tell: { outcome: 'string' },
  failed: {},
  dialog: { isOpen: 'boolean' },
};

/** A message as it is sent: one text, so that its length is known before anything of it is read. */
export const writeMessage = (message: FrameMessage | PageMessage): string =>
  JSON.stringify({ v: frameVersion, ...message });

/**
 * Reads what a frame has sent, which may be anything.
 * @returns the message; or, as text, why it is none
 */
export function readFrameMessage(sent: unknown): FrameMessage | string {
  if (typeof sent !== 'string') return 'it sends what is no text';
  if (sent.length > frameLimits.message) {
    return `it sends more than ${frameLimits.message} characters at once`;
  }
  const message = parsed(sent);
  if (message === undefined) return 'it sends what is no message';
  const { v, kind, ...own } = message;
  if (v !== frameVersion) return `it speaks another version than ${frameVersion}`;
  const expected = Object.hasOwn(fields, String(kind)) && fields[kind as FrameMessage['kind']];
  if (!expected) return 'it sends a message of no known kind';
  const names = Object.keys(own);
  const isWhole =
    names.length === Object.keys(expected).length &&
    names.every((name) => Object.hasOwn(expected, name) && isA(own[name], expected[name]));
  return isWhole ? (message as unknown as FrameMessage) : `its message "${kind}" has other fields`;
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** JSON has neither NaN nor Infinity: 1e999 is read as one. */
const isA = (value: unknown, type: string | undefined) =>
  typeof value === type && (typeof value !== 'number' || Number.isFinite(value));
