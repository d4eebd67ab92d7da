import { maxAttachmentBytes, roleOf } from '@aangan/domain';
import type { BlobStore } from '@aangan/server';
import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ApiSettings } from '../../config.ts';
import { receiveForm } from '../../media/receive-form.ts';
import { abandonedSignal } from '../../plugins/abandoned-signal.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { allButBody } from '../../plugins/validation.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { checkedTogether } from '../../validation/read-fields.ts';
import {
  ClientReview,
  ClientReviewBody,
  ClientReviewChange,
  ClientReviewPage,
  ClientReviewsQuery,
  clientReviewFaults,
  FirmQuery,
  OwnClientReview,
  ReviewPicture,
  ReviewPictureForm,
} from './client-reviews.schemas.ts';
import { createClientReviewsService } from './client-reviews.service.ts';
import { addPicture } from './review-pictures.service.ts';
import type { ReviewsOptions } from './reviews-options.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const refused = { 400: problem, 401: problem, 403: problem, 404: problem };
const security = [{ bearer: [] }];

interface ClientReviewsOptions extends ReviewsOptions {
  blobs: BlobStore;
  /** Folder that uploads are received in. */
  uploads: string;
  settings: ApiSettings;
}

/** `/api/reviews`: what clients say of the firms that have approved their requests. */
export const clientReviewsRoutes: FastifyPluginAsyncTypebox<ClientReviewsOptions> = async (
  app,
  { settings, uploads, ...options },
) => {
  await app.register(multipart, { throwFileSizeLimit: false });
  const db = app.database.kysely;
  const service = createClientReviewsService({ ...options, db });
  const onRequest = app.admit((user) => roleOf(user) === 'client');
  const onSend = neverStored;

  app.get(
    '/',
    {
      prefixTrailingSlash: 'slash',
      schema: {
        operationId: 'listClientReviews',
        summary: 'What clients say of a designer or vendor, with the summary',
        security: [{}, ...security],
        querystring: ClientReviewsQuery,
        response: { 200: writtenJson(ClientReviewPage), 400: problem, 401: problem, 404: problem },
      },
    },
    async (request, reply) => {
      const reader = await app.viewerOf(request);
      // What a signed-in reader is shown depends on the account.
      if (reader) reply.header('cache-control', 'private, no-store');
      return reply.type(json).send(await service.list(request.query, reader));
    },
  );

  app.get(
    '/own/',
    {
      onRequest,
      onSend,
      schema: {
        operationId: 'ownClientReview',
        summary: "The caller's review of a firm, and the request that it can be reviewed for",
        security,
        querystring: FirmQuery,
        response: { 200: writtenJson(OwnClientReview), ...refused },
      },
    },
    async (request, reply) =>
      reply.type(json).send(await service.own(app.callerOf(request), request.query)),
  );

  app.post(
    '/',
    {
      config: { takesKey: true },
      prefixTrailingSlash: 'slash',
      onRequest,
      onSend,
      schema: {
        operationId: 'reviewFirm',
        summary: 'Review the firm of an approved request, once',
        security,
        body: checkedTogether(ClientReviewBody, clientReviewFaults),
        response: { 201: writtenJson(ClientReview), ...refused, 409: problem, 429: problem },
      },
    },
    async (request, reply) => {
      const client = app.callerOf(request);
      const limit = settings.reviewsPerAccount;
      await app.throttle.take({ key: `reviews:${client.id}`, limit });
      const created = await service.create({ ...client, address: request.ip }, request.body);
      return reply.code(201).type(json).send(created);
    },
  );

  app.patch(
    '/:id/',
    {
      onRequest,
      onSend,
      schema: {
        operationId: 'changeClientReview',
        summary: 'Change the own review, for 30 days',
        security,
        params: idParams,
        body: checkedTogether(ClientReviewChange, clientReviewFaults),
        response: { 200: writtenJson(ClientReview), ...refused, 409: problem },
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      const changed = await service.change(app.callerOf(request), id, request.body);
      return reply.type(json).send(changed);
    },
  );

  app.post(
    '/pictures/',
    {
      config: { takesKey: true },
      onRequest,
      onSend,
      validatorCompiler: allButBody,
      schema: {
        operationId: 'addReviewPicture',
        summary: 'Upload a picture to write a review with, within a day',
        security,
        consumes: ['multipart/form-data'],
        body: ReviewPictureForm,
        response: {
          201: writtenJson(ReviewPicture),
          ...refused,
          415: problem,
          429: problem,
          507: problem,
        },
      },
    },
    async (request, reply) => {
      const client = app.callerOf(request).id;
      const abandoned = abandonedSignal(reply);
      const limit = settings.reviewPicturesPerAccount;
      await app.throttle.take({ key: `review-pictures:${client}`, limit });
      const receiving = { field: 'file', maxBytes: maxAttachmentBytes - 1, uploads };
      const added = await receiveForm(request, receiving, (form) =>
        addPicture({ db, blobs: options.blobs }, client, form, {
          abandoned,
          noteCreated: app.noteCreatedBy(request),
        }),
      );
      return reply.code(201).type(json).send(added);
    },
  );
};
