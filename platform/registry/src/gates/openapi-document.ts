import { documentProblem } from './openapi-bounds.ts';

/** The part of an OpenAPI document that the gate reads. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, unknown>>;
  components?: unknown;
}

/** What an operation takes. */
interface OperationInput {
  /** Names of all query parameters. */
  query: string[];
  requiredQuery: string[];
  /** The properties that a JSON body must have; undefined where it takes none. */
  requiredBody: string[] | undefined;
}

/** The operations of a document. */
export interface ApiOperations {
  /**
   * What an operation takes; undefined where the document has none.
   * @param operation.path below the document's server; names of its parameters do not matter
   */
  find(operation: { method: string; path: string }): OperationInput | undefined;
}

/**
 * A value as an OpenAPI document that the gate can compare with what releases call.
 * @throws {Error} saying why the value is not one, or which bound it exceeds
 */
export function readOpenApiDocument(value: unknown): OpenApiDocument {
  const problem = documentProblem(value);
  if (problem !== undefined) throw new Error(problem);
  return value as OpenApiDocument;
}

/** Reads each path of a document once, and each operation when it is first asked for. */
export function operationsOf(document: OpenApiDocument): ApiOperations {
  const items = new Map<string, Record<string, unknown>>();
  for (const [path, item] of Object.entries(document.paths)) {
    const shape = shapeOf(path);
    if (!items.has(shape)) items.set(shape, item);
  }
  const inputs = new Map<string, OperationInput | undefined>();
  return {
    find: ({ method, path }) => {
      const shape = shapeOf(path);
      const key = `${method} ${shape}`;
      if (!inputs.has(key)) inputs.set(key, inputOf(document, items.get(shape), method));
      return inputs.get(key);
    },
  };
}

function inputOf(
  document: OpenApiDocument,
  item: Record<string, unknown> | undefined,
  method: string,
): OperationInput | undefined {
  if (!item || !Object.hasOwn(item, method)) return undefined;
  const operation = resolved(document, item[method]) as RawOperation;
  const parameters = [...listOf(item.parameters), ...listOf(operation.parameters)]
    .map((one) => resolved(document, one) as RawParameter)
    .filter((one) => one.in === 'query');
  return {
    query: textsOf(parameters.map(({ name }) => name)),
    requiredQuery: textsOf(parameters.filter(({ required }) => required).map(({ name }) => name)),
    requiredBody: requiredBody(document, operation),
  };
}

interface RawParameter {
  in?: unknown;
  name?: unknown;
  required?: unknown;
}
interface RawOperation {
  parameters?: unknown;
  requestBody?: unknown;
}

function requiredBody(document: OpenApiDocument, { requestBody }: RawOperation) {
  const body = resolved(document, requestBody) as {
    content?: Record<string, { schema?: unknown }>;
  };
  const schema = resolved(document, body.content?.['application/json']?.schema);
  if (body.content?.['application/json'] === undefined) return undefined;
  return textsOf((schema as { required?: unknown }).required);
}

/** Follows a local reference; {} where there is nothing. */
function resolved(document: OpenApiDocument, value: unknown): object {
  if (!isObject(value)) return {};
  const { $ref } = value as { $ref?: unknown };
  if (typeof $ref !== 'string') return value;
  const target = $ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>(
      (at, key) => (isObject(at) && Object.hasOwn(at, key) ? (at as never)[key] : undefined),
      document,
    );
  return isObject(target) ? target : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function textsOf(value: unknown): string[] {
  return listOf(value).filter((one) => typeof one === 'string');
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A path without the names of its parameters. The pattern excludes nested braces, which keeps the search linear. */
function shapeOf(path: string): string {
  return path.replaceAll(/\{[^{}]*\}/g, '{}');
}
