/** Requests of an HTTP API as plain data, typed by the API's OpenAPI document as openapi-typescript writes it. */

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A request, as plain data. `response` exists for the type checker only. */
export interface Endpoint<Response> {
  method: Method;
  url: string;
  /** The query. */
  params?: Record<string, unknown>;
  /** The body, before it is serialized as JSON. */
  data?: unknown;
  headers?: Record<string, string>;
  readonly response?: Response;
}

/** What an endpoint answers. */
export type ResponseOf<E> = E extends Endpoint<infer Response> ? Response : never;

type Operation<Paths, Path extends keyof Paths, M extends Method> = M extends keyof Paths[Path]
  ? Extract<Paths[Path][M], object>
  : never;

/** The paths of an API that have this method. */
export type PathOf<Paths, M extends Method> = {
  [Path in keyof Paths & string]: [Operation<Paths, Path, M>] extends [never] ? never : Path;
}[keyof Paths & string];

type QueryOf<O> = O extends { parameters: { query?: infer Query } } ? Query : undefined;
type ParamsOf<O> = O extends { parameters: { path: infer PathParams } } ? PathParams : undefined;
type BodyOf<O> = O extends { requestBody?: { content: { 'application/json': infer Body } } }
  ? DeepReadonly<Body>
  : undefined;
/** Accepts read-only bodies: a body is only serialized, never changed. */
type DeepReadonly<Value> = Value extends object
  ? { readonly [Name in keyof Value]: DeepReadonly<Value[Name]> }
  : Value;
type KeyOf<O> = O extends { parameters: { header?: { 'idempotency-key'?: infer Key } } }
  ? Key
  : undefined;
type Content<R> = R extends { content: { 'application/json': infer Body } } ? Body : undefined;
/** What an operation answers on success. */
export type SuccessOf<O> = O extends { responses: infer Responses }
  ? Content<Responses[Extract<keyof Responses, 200 | 201 | 202 | 204>]>
  : never;

type Parts<O> = {
  query?: QueryOf<O>;
  body?: BodyOf<O>;
  /** A UUID that is the same for every try to create one thing. */
  idempotencyKey?: KeyOf<O>;
} & Params<ParamsOf<O>>;

/** Values of `{name}` in the path: all are required; `params` is not allowed for a path without any. */
type Params<Values> = [Values] extends [undefined] ? { params?: never } : { params: Values };

type Given<O> = Record<never, never> extends Parts<O> ? [parts?: Parts<O>] : [parts: Parts<O>];

/** Describes a request to the API whose paths these are. */
export type Describe<Paths> = <M extends Method, Path extends PathOf<Paths, M>>(
  method: M,
  path: Path,
  ...given: Given<Operation<Paths, Path, M>>
) => Endpoint<SuccessOf<Operation<Paths, Path, M>>>;

interface AnyParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
}

/**
 * Describes requests to an API, typed by its OpenAPI document: path, parameters, body and answer.
 * @typeParam Paths the document's `paths`, as openapi-typescript writes them
 * @param prefix what comes before each path of the document, such as `/platform`
 */
export function describing<Paths>(prefix = ''): Describe<Paths> {
  const describe = (method: Method, path: string, parts: AnyParts = {}): Endpoint<unknown> => {
    const { params = {}, query, body, idempotencyKey } = parts;
    const url = path.replace(/\{(\w+)\}/g, (_match, name: string) =>
      encodeURIComponent(String(params[name])),
    );
    return {
      method,
      url: prefix + url,
      ...(query !== undefined && { params: query }),
      ...(body !== undefined && { data: body }),
      ...(idempotencyKey && { headers: { 'Idempotency-Key': idempotencyKey } }),
    };
  };
  return describe as Describe<Paths>;
}

/** The address of a request with its query, below its server's origin. A list is given as a parameter for each. */
export function addressOf({ url, params = {} }: Pick<Endpoint<unknown>, 'url' | 'params'>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const each of [value].flat()) if (each !== undefined) query.append(name, String(each));
  }
  return query.size > 0 ? `${url}?${query}` : url;
}
