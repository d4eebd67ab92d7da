import createValidatorBuilder from '@fastify/ajv-compiler';
import createSerializerBuilder from '@fastify/fast-json-stringify-compiler';

const buildSerializer = createSerializerBuilder();
const buildValidator = createValidatorBuilder();

type AjvValidator = ReturnType<ReturnType<typeof buildValidator>>;

/** What Fastify uses of Ajv's validators. */
interface Validator {
  (input: unknown): unknown;
  errors?: AjvValidator['errors'];
}

/** Fastify's own serializers of answers, each compiled at its route's first answer. */
export const buildLazySerializer: typeof buildSerializer = (schemas, options) => (route) => {
  let serialize: ((answer: unknown) => string) | undefined;
  return (answer) => {
    serialize ??= buildSerializer(schemas, options)(route);
    return serialize(answer);
  };
};

/** Fastify's own validators of requests, each compiled at its route's first request. */
const buildLazyValidator: typeof buildValidator = (schemas, options) => (route) => {
  let compiled: Validator | undefined;
  const validate: Validator = (input) => {
    compiled ??= buildValidator(schemas, options)(route);
    const isValid = compiled(input);
    // Fastify reads the errors from this property.
    validate.errors = compiled.errors;
    return isValid;
  };
  return validate as AjvValidator;
};

/**
 * The option `schemaController` of a Fastify server that compiles each schema at its first use: compiling all of them
 * took a second of every start of the site.
 */
export const lazySchemas = {
  compilersFactory: { buildSerializer: buildLazySerializer, buildValidator: buildLazyValidator },
};
