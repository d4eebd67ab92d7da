import type { Message, Side } from '../api/conversations-api.ts';

/** What an account is told of its conversations as it happens. `reset`: something was missed, so all is asked again. */
export type LiveEvent =
  | { kind: 'reset' }
  | { kind: 'conversation'; conversation: number }
  | { kind: 'message'; conversation: number; message: Message }
  | { kind: 'read'; conversation: number; side: Side; up_to: number }
  | { kind: 'typing'; conversation: number; side: Side };

const kinds = ['reset', 'conversation', 'message', 'read', 'typing'];

/** An event of the stream; null for those of other features. */
export function liveEventOf(kind: string, data: string): LiveEvent | null {
  return kinds.includes(kind) ? ({ ...JSON.parse(data), kind } as LiveEvent) : null;
}
