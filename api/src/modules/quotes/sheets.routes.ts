import { isDesignProfessional } from '@aangan/domain';
import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { receiveForm } from '../../media/receive-form.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { allButBody } from '../../plugins/validation.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { maxSheetBytes, PastedSheet, SheetForm, SheetLines } from './sheets.schemas.ts';
import { readPastedSheet, readUploadedSheet } from './sheets.service.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const security = [{ bearer: [] }];
const response = {
  200: writtenJson(SheetLines),
  400: problem,
  401: problem,
  403: problem,
  413: problem,
  415: problem,
};

/** `/api/quotes/sheet`: lines out of a firm's own sheets. Nothing of them is stored. */
export const sheetsRoutes: FastifyPluginAsyncTypebox<{ uploads: string }> = async (
  app,
  { uploads },
) => {
  await app.register(multipart, { throwFileSizeLimit: false });

  app.addHook(
    'onRequest',
    app.admit((user) => user.is_vendor || isDesignProfessional(user)),
  );
  app.addHook('onSend', neverStored);

  app.post(
    '/sheet/',
    {
      validatorCompiler: allButBody,
      schema: {
        operationId: 'readSheet',
        summary: 'The lines of a CSV or XLSX file, and the rows that are none',
        security,
        consumes: ['multipart/form-data'],
        body: SheetForm,
        response,
      },
    },
    async (request, reply) => {
      const options = { field: 'file', maxBytes: maxSheetBytes, uploads };
      const read = await receiveForm(request, options, readUploadedSheet);
      return reply.type(json).send(read);
    },
  );

  app.post(
    '/sheet/text/',
    {
      schema: {
        operationId: 'readPastedSheet',
        summary: 'The same of rows that were pasted',
        security,
        body: PastedSheet,
        response,
      },
    },
    async (request, reply) => reply.type(json).send(await readPastedSheet(request.body.text)),
  );
};
