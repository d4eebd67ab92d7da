import type { Message, Side } from '../api/conversations-api.ts';

/** What an account is told of its conversations and notifications as it happens; other kinds say nothing here. */
export type LiveEvent =
  | { kind: 'reset' | 'ready' | 'notification' }
  | { kind: 'conversation'; conversation: number }
  | { kind: 'message'; conversation: number; message: Message }
  | { kind: 'read'; conversation: number; side: Side; up_to: number }
  | { kind: 'typing'; conversation: number; side: Side };
