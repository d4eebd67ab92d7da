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
 * thread is only being loaded, it is asked for again. The message is shown until then too: what was sent stays in sight.
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
    if (index > 0 || message.sequence < (messages[0]?.sequence ?? 0)) return page;
    isPlaced = message.sequence === last + 1;
    return {
      ...page,
      last_sequence: Math.max(last, message.sequence),
      messages: [...messages, message].sort((one, other) => one.sequence - other.sequence),
    };
  };
  dispatch(changePages(id, replaceOrAppend));
  askAgain(dispatch, isPlaced && !isAsked(dispatch, id) ? 'list' : id);
}

/** Whether an answer is on its way: it may be older than what an event tells. */
function isAsked(dispatch: Dispatch, id: number): boolean {
  const select = conversationsApi.endpoints.readThread.select(id);
  return dispatch((_dispatch, getState) => select(getState()).status === 'pending');
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
  askAgain(dispatch, isAsked(dispatch, id) ? id : 'list');
}

/** Asks again for the list, and for one thread or all of them. */
export function askAgain(dispatch: Dispatch, what: number | 'list' | 'all'): void {
  const ofThread = typeof what === 'number' ? { type: threadTag, id: what } : threadTag;
  const tags = what === 'list' ? [listTag] : [listTag, ofThread];
  dispatch(conversationsApi.util.invalidateTags(tags));
}
