import serializerSelector from '@fastify/fast-json-stringify-compiler';

const buildSerializer = serializerSelector();

/**
 * Fastify's own serializers of answers, each compiled at its route's first answer: compiling those of all routes was
 * a second of every start.
 */
export const buildLazySerializer: typeof buildSerializer = (schemas, options) => (route) => {
  let serialize: ((answer: unknown) => string) | undefined;
  return (answer) => {
    serialize ??= buildSerializer(schemas, options)(route);
    return serialize(answer);
  };
};
