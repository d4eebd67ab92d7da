import { Slot } from '@aangan/host';

interface ConversationSlotProps {
  /** The id of the conversation that the approval has opened; null without one. */
  conversation: number | null;
  /** The other side's name. */
  name: string;
}

/** Where a card leads to the conversation of its request. */
export function ConversationSlot({ conversation, name }: ConversationSlotProps) {
  if (conversation === null) return null;
  return <Slot name="request.conversation" props={{ conversation, name }} />;
}
