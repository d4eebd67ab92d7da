import type { FastifySchemaCompiler } from 'fastify';
import fp from 'fastify-plugin';
import { invalid } from '../problems.ts';
import { type FieldSchema, readFields } from '../validation/read-fields.ts';
import { readRepeated } from '../validation/read-query.ts';

type Compiler = FastifySchemaCompiler<FieldSchema>;

const compileValidator: Compiler =
  ({ schema, httpPart }) =>
  (input: unknown) => {
    const given = httpPart === 'querystring' ? readRepeated(schema, input) : input;
    const reading = readFields(schema, given);
    // Headers that a schema does not name are read by others.
    if (httpPart === 'headers' && 'value' in reading) return { value: input };
    return 'errors' in reading ? { error: invalid(reading.errors) } : { value: reading.value };
  };

/** For a route whose handler reads the body as it streams in: all but the body is read as elsewhere. */
export const allButBody: FastifySchemaCompiler<unknown> = (part) =>
  part.httpPart === 'body'
    ? (input: unknown) => ({ value: input })
    : compileValidator(part as Parameters<Compiler>[0]);

/** Bodies, queries and headers are read as DRF reads fields; a refusal names them. */
export const validation = fp(
  async (app) => {
    app.setValidatorCompiler(compileValidator);
  },
  { name: 'validation' },
);
