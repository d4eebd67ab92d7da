import type { FastifySchemaCompiler } from 'fastify';
import fp from 'fastify-plugin';
import { type Faults, type FieldMessage, invalid, Refusal } from '../problems.ts';
import { type FieldSchema, readFields } from '../validation/read-fields.ts';
import { readRepeated } from '../validation/read-query.ts';

type Compiler = FastifySchemaCompiler<FieldSchema>;

const compileValidator: Compiler =
  ({ schema, httpPart, method }) =>
  (input: unknown) => {
    if (httpPart === 'body' && method === 'PATCH' && input === null) {
      return { error: invalid({ non_field_errors: [nothingToChange(schema)] }) };
    }
    const given = httpPart === 'querystring' ? readRepeated(schema, input) : input;
    const reading = readFields(schema, given);
    // Headers that a schema does not name are read by others.
    if (httpPart === 'headers' && 'value' in reading) return { value: input };
    return 'errors' in reading ? { error: invalid(reading.errors) } : { value: reading.value };
  };

/** An empty object changes nothing, on purpose; no object at all is a mistake of the sender. */
function nothingToChange({ properties = {} }: FieldSchema): FieldMessage {
  const names = new Intl.ListFormat('en-GB', { type: 'disjunction' });
  const sentence = `Send a JSON object with what is to change: ${names.format(Object.keys(properties))}.`;
  return { code: 'invalid', sentence };
}

/**
 * A refusal of a body with what the database says against its other fields, so that one answer names all faults. For
 * routes with `attachValidation`.
 * @param error the request's `validationError`
 * @param faultsOf told the fields that are refused already, of a body that was not read
 */
export async function withFurtherFaults(
  error: Error,
  faultsOf: (refused: Faults) => Promise<Faults>,
): Promise<Error> {
  const refused = error instanceof Refusal ? error.faults : undefined;
  return refused ? invalid({ ...(await faultsOf(refused)), ...refused }) : error;
}

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
