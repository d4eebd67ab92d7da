/** The part of an OpenAPI document that the gate reads. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, unknown>>;
  components?: unknown;
}

/** What an operation takes. */
export interface OperationInput {
  /** Names of all query parameters. */
  query: string[];
  requiredQuery: string[];
  /** The properties that a JSON body must have; undefined where it takes none. */
  requiredBody: string[] | undefined;
}

/** Whether a value has the form of an OpenAPI document. */
export function isOpenApiDocument(value: unknown): value is OpenApiDocument {
  const { paths } = (value ?? {}) as { paths?: unknown };
  return typeof paths === 'object' && paths !== null && Object.values(paths).every(isObject);
}

/**
 * What an operation of the document takes; undefined where the document has none.
 * @param path below the document's server; names of its parameters do not matter
 */
export function findOperation(
  document: OpenApiDocument,
  { method, path }: { method: string; path: string },
): OperationInput | undefined {
  const key = Object.keys(document.paths).find((one) => shapeOf(one) === shapeOf(path));
  const item = key === undefined ? undefined : document.paths[key];
  if (!item || !Object.hasOwn(item, method)) return undefined;
  const operation = resolved(document, item[method]) as RawOperation;
  const parameters = [...listOf(item.parameters), ...listOf(operation.parameters)]
    .map((one) => resolved(document, one) as RawParameter)
    .filter((one) => one.in === 'query');
  return {
    query: parameters.map(({ name }) => String(name)),
    requiredQuery: parameters.filter(({ required }) => required).map(({ name }) => String(name)),
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
  return listOf((schema as { required?: unknown }).required).map(String);
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

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A path without the names of its parameters. */
function shapeOf(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}');
}
