import fp from 'fastify-plugin';
import { invalid } from '../problems.ts';
import { type FieldSchema, readFields } from '../validation/read-fields.ts';
import { readRepeated } from '../validation/read-query.ts';

/** Bodies, queries and headers are read as DRF reads fields; a refusal names them. */
export const validation = fp(
  async (app) => {
    app.setValidatorCompiler<FieldSchema>(({ schema, httpPart }) => (input: unknown) => {
      const given = httpPart === 'querystring' ? readRepeated(schema, input) : input;
      const reading = readFields(schema, given);
      // Headers that a schema does not name are read by others.
      if (httpPart === 'headers' && 'value' in reading) return { value: input };
      return 'errors' in reading ? { error: invalid(reading.errors) } : { value: reading.value };
    });
  },
  { name: 'validation' },
);
