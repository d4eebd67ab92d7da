import {
  type Conversation,
  conversationsApi,
  listTag,
  type Message,
  threadTag,
} from './conversations-api.ts';

/** How a store of this slice takes its actions. */
export type Dispatch = Parameters<ReturnType<typeof changePages>>[0];

/** Changes each loaded page of a thread, without asking the API for it again. */
function changePages(id: number, change: (page: Conversation, index: number) => Conversation) {
  return conversationsApi.util.updateQueryData('readThread', id, (shown) => ({
    ...shown,
    pages: shown.pages.map(change),
  }));
}

/**
 * Puts a message into its thread, once: one that is there is replaced. Where messages before it are missing, or the
 * thread is only being loaded, it is asked for again.
 */
export function addMessage(dispatch: Dispatch, id: number, message: Message): void {
  let isPlaced = false;
  const replaceOrAppend = (page: Conversation, index: number): Conversation => {
    const { messages, last_sequence: last } = page;
    if (messages.some(({ sequence }) => sequence === message.sequence)) {
      isPlaced = true;
      const replaced = (one: Message) => (one.sequence === message.sequence ? message : one);
      return { ...page, messages: messages.map(replaced) };
    }
    if (index > 0 || message.sequence !== last + 1) return page;
    isPlaced = true;
    return { ...page, last_sequence: message.sequence, messages: [...messages, message] };
  };
  dispatch(changePages(id, replaceOrAppend));
  const missing = isPlaced ? [] : [{ type: threadTag, id } as const];
  dispatch(conversationsApi.util.invalidateTags([listTag, ...missing]));
}

/** Takes over how far a side has read. */
export function takeOverRead(
  dispatch: Dispatch,
  id: number,
  { side, up_to }: { side: Message['side']; up_to: number },
): void {
  dispatch(
    changePages(id, (page) =>
      page.side === side ? { ...page, read_up_to: up_to } : { ...page, other_read_up_to: up_to },
    ),
  );
  dispatch(conversationsApi.util.invalidateTags([listTag]));
}

/** Asks for what is shown again: all of it, or one conversation and the list. */
export function askAgain(dispatch: Dispatch, id?: number): void {
  const thread = id === undefined ? threadTag : ({ type: threadTag, id } as const);
  dispatch(conversationsApi.util.invalidateTags([listTag, thread]));
}
