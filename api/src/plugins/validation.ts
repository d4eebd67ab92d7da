import fp from 'fastify-plugin';
import { invalid } from '../problems.ts';
import { type FieldSchema, readFields } from '../validation/read-fields.ts';
import { lastValues } from '../validation/read-query.ts';

/** Bodies and queries are read as DRF reads them; a refusal names its fields. */
export const validation = fp(
  async (app) => {
    app.setValidatorCompiler<FieldSchema>(({ schema, httpPart }) => (input: unknown) => {
      const given = httpPart === 'querystring' ? lastValues(input) : input;
      const reading = readFields(schema, given);
      return 'errors' in reading ? { error: invalid(reading.errors) } : { value: reading.value };
    });
  },
  { name: 'validation' },
);
