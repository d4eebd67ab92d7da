import { apiBaseQuery } from '@aangan/api-client';
import { type components, endpoint } from '@aangan/api-client/endpoints';
import type { GstRate } from '@aangan/domain/quotes';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { Conversation, Message } from '../../api/conversations-api.ts';

type Schemas = components['schemas'];

/** A quote that was accepted, with how far its work is. */
export type Job = Schemas['Job'];
export type JobStage = Job['stages'][number];
export type JobChange = Job['changes'][number];

export const jobTag = 'Job' as const;

interface StageConfirmation {
  id: number;
  number: number;
  text: string;
  attachments: string[];
}

interface ChangeDecision {
  id: number;
  number: number;
  decision: 'agree' | 'decline' | 'withdraw';
  reason: string;
}

interface NewChange {
  id: number;
  change: { what: string; net: number; gst: GstRate; days: number };
  idempotencyKey: string;
}

/** The API slice of jobs. A refusal asks for the job again: the other side has done something first. */
export const jobsApi = createApi({
  reducerPath: 'conversations/jobs',
  baseQuery: apiBaseQuery,
  tagTypes: [jobTag],
  endpoints: (build) => ({
    readJob: build.query<Job, number>({
      query: (id) => endpoint('get', '/jobs/{id}/', { params: { id } }),
      providesTags: [jobTag],
    }),
    /** The message by which a stage was confirmed; null once it is gone. */
    stageMessage: build.query<Message | null, { conversation: number; sequence: number }>({
      query: ({ conversation: id, sequence }) =>
        endpoint('get', '/conversations/{id}/', { params: { id }, query: { after: sequence - 1 } }),
      transformResponse: ({ messages }: Conversation, _meta, { sequence }) =>
        messages.find((message) => message.sequence === sequence) ?? null,
    }),
    confirmStage: build.mutation<Job, StageConfirmation>({
      query: ({ id, number, ...body }) =>
        endpoint('post', '/jobs/{id}/stages/{number}/confirm/', { params: { id, number }, body }),
      invalidatesTags: [jobTag],
    }),
    proposeChange: build.mutation<Job, NewChange>({
      query: ({ id, change, idempotencyKey }) =>
        endpoint('post', '/jobs/{id}/changes/', { params: { id }, body: change, idempotencyKey }),
      invalidatesTags: [jobTag],
    }),
    decideChange: build.mutation<Job, ChangeDecision>({
      query: ({ id, number, decision, reason }) =>
        endpoint('post', `/jobs/{id}/changes/{number}/${decision}/`, {
          params: { id, number },
          body: { reason },
        }),
      invalidatesTags: [jobTag],
    }),
    endJob: build.mutation<Job, { id: number; amount: number; days: number }>({
      query: ({ id, ...body }) => endpoint('post', '/jobs/{id}/end/', { params: { id }, body }),
      invalidatesTags: [jobTag],
    }),
  }),
});

export const {
  useReadJobQuery,
  useStageMessageQuery,
  useConfirmStageMutation,
  useProposeChangeMutation,
  useDecideChangeMutation,
  useEndJobMutation,
} = jobsApi;
