import type { FastifyInstance } from 'fastify';
import { neverStored } from '../../plugins/never-stored.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { OperatorAccount } from './operator.schemas.ts';

const problem = reference(Problem);

/** OpenAPI: the answers to callers who are no operators, and about what does not exist. */
export const refused = { 401: problem, 403: problem, 404: problem };
/** OpenAPI: a body or query that is not valid. */
export const invalid = { 400: problem };
/** OpenAPI: the changed account, or why it was not changed. */
export const changedAccount = { 200: writtenJson(OperatorAccount), ...invalid, ...refused };
/** OpenAPI: the call needs a token. */
export const security = [{ bearer: [] }];
export const json = 'application/json; charset=utf-8';

/** Admits operators only, and has no cache keep an answer. */
export function forOperators(app: Pick<FastifyInstance, 'addHook' | 'admit'>): void {
  app.addHook(
    'onRequest',
    app.admit((user) => user.is_staff),
  );
  app.addHook('onSend', neverStored);
}
