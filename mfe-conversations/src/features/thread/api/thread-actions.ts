import { endpoint } from '@aangan/api-client/endpoints';
import type { MessageReportReason } from '@aangan/domain';
import { addMessage, askAgain } from '../../../api/change-thread.ts';
import {
  conversationsApi,
  listTag,
  type Message,
  threadTag,
} from '../../../api/conversations-api.ts';

/** A message as it is sent. */
interface NewMessage {
  /** Made once: a message that is sent again has the same. */
  id: string;
  text: string;
  attachments: readonly string[];
}

const actionsApi = conversationsApi.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<Message, { conversation: number; message: NewMessage }>({
      query: ({ conversation: id, message }) =>
        endpoint('post', '/conversations/{id}/messages/', {
          params: { id },
          body: { ...message, attachments: [...message.attachments] },
        }),
      async onQueryStarted({ conversation }, { dispatch, queryFulfilled }) {
        // A block by the other side is known by the refusal, and shown once the thread is read again.
        const sent = await queryFulfilled.catch(() => null);
        if (sent) addMessage(dispatch, conversation, sent.data);
        else askAgain(dispatch, conversation);
      },
    }),
    markRead: build.mutation<unknown, { conversation: number; upTo: number }>({
      query: ({ conversation: id, upTo }) =>
        endpoint('post', '/conversations/{id}/read/', { params: { id }, body: { up_to: upTo } }),
      invalidatesTags: [listTag],
    }),
    setBlocked: build.mutation<unknown, { conversation: number; isBlocked: boolean }>({
      query: ({ conversation: id, isBlocked }) =>
        endpoint(isBlocked ? 'put' : 'delete', '/conversations/{id}/block/', { params: { id } }),
      invalidatesTags: (_result, _error, { conversation: id }) => [
        listTag,
        { type: threadTag, id },
      ],
    }),
    reportMessage: build.mutation<
      unknown,
      {
        conversation: number;
        sequence: number;
        body: { reason: MessageReportReason; text: string };
        idempotencyKey: string;
      }
    >({
      query: ({ conversation: id, sequence, body, idempotencyKey }) =>
        endpoint('post', '/conversations/{id}/messages/{sequence}/report/', {
          params: { id, sequence },
          body,
          idempotencyKey,
        }),
    }),
  }),
});

export const {
  useSendMessageMutation,
  useMarkReadMutation,
  useSetBlockedMutation,
  useReportMessageMutation,
} = actionsApi;

/** Tells the other side that something is being written. */
export const typing = (id: number) =>
  endpoint('post', '/conversations/{id}/typing/', { params: { id } });
