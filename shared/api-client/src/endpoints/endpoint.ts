import type { paths } from './schema.generated.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Operation<Path extends keyof paths, M extends Method> = Extract<paths[Path][M], object>;

/** The API's paths that have this method; the document gives them below /api. */
export type PathOf<M extends Method> = {
  [Path in keyof paths]: [Operation<Path, M>] extends [never] ? never : Path;
}[keyof paths];

type At<Path extends keyof paths, M extends Method> = Operation<Path, M>;

type QueryOf<O> = O extends { parameters: { query?: infer Query } } ? Query : undefined;
type ParamsOf<O> = O extends { parameters: { path: infer Params } } ? Params : undefined;
type BodyOf<O> = O extends { requestBody?: { content: { 'application/json': infer Body } } }
  ? Body
  : undefined;
type KeyOf<O> = O extends { parameters: { header?: { 'idempotency-key'?: infer Key } } }
  ? Key
  : undefined;
type Content<R> = R extends { content: { 'application/json': infer Body } } ? Body : undefined;
type SuccessOf<O> = O extends { responses: infer Responses }
  ? Content<Responses[Extract<keyof Responses, 200 | 201 | 202 | 204>]>
  : never;

interface Parts<O> {
  /** Values of `{name}` in the path. */
  params?: ParamsOf<O>;
  query?: QueryOf<O>;
  body?: BodyOf<O>;
  /** A UUID that is the same for every try to create one thing: see {@link createSubmissionKeys}. */
  idempotencyKey?: KeyOf<O>;
}

/** A request, as plain data. `response` exists for the type checker only. */
export interface Endpoint<Response> {
  method: Method;
  url: string;
  params?: Record<string, unknown>;
  data?: unknown;
  headers?: Record<string, string>;
  readonly response?: Response;
}

/** What an endpoint answers. */
export type ResponseOf<E> = E extends Endpoint<infer Response> ? Response : never;

/**
 * Describes a request to the API, typed by its OpenAPI document: path, parameters, body and answer.
 * @param path the path below /api, with `{name}` for parameters
 */
export function endpoint<M extends Method, Path extends PathOf<M>>(
  method: M,
  path: Path,
  parts: Parts<At<Path, M>> = {},
): Endpoint<SuccessOf<At<Path, M>>> {
  const params = (parts.params ?? {}) as Record<string, unknown>;
  const url = path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  return {
    method,
    url,
    ...(parts.query !== undefined && { params: parts.query as Record<string, unknown> }),
    ...(parts.body !== undefined && { data: parts.body }),
    ...(parts.idempotencyKey && { headers: { 'Idempotency-Key': String(parts.idempotencyKey) } }),
  };
}
