import { Value } from 'typebox/value';

interface Answer {
  description?: string;
  content?: Record<string, { schema?: object; example?: unknown }>;
}

/** An operation of an OpenAPI document, as far as tests read it. */
interface DescribedOperation {
  operationId: string;
  security?: readonly object[];
  responses: Record<string, Answer>;
}

/** An OpenAPI document, as far as tests read it. */
export interface DescribedApi {
  paths: Record<string, Record<string, DescribedOperation>>;
}

/** Ids of operations that need less description than others. */
interface LessDescribed {
  /** Operations whose success has no JSON schema: nothing, a document or bytes. */
  plain?: readonly string[];
  /** Operations whose success is in a format that is defined elsewhere, and so needs no example. */
  ofOtherFormats?: readonly string[];
  /** Operations that never refuse a request. */
  neverRefused?: readonly string[];
}

/** The operations of an OpenAPI document, in its order. */
export const describedOperations = ({ paths }: DescribedApi): DescribedOperation[] =>
  Object.values(paths).flatMap((methods) => Object.values(methods));

/**
 * The gaps in the described answers of a document. Each operation needs a success, a schema with a valid example for
 * each answer, a reason for each refusal, and a 401 if it needs a token.
 * @returns one line for each gap
 */
export function undescribedAnswers(document: DescribedApi, less: LessDescribed = {}): string[] {
  return describedOperations(document).flatMap(({ operationId, security = [], responses }) => {
    const answers = Object.entries(responses);
    const refused = answers.filter(([status]) => status >= '400').map(([status]) => status);
    const isRefused = !less.neverRefused?.includes(operationId);
    const needsToken = security.length > 0 && security.every((one) => Object.keys(one).length > 0);
    const gaps = [
      answers.length === refused.length && 'nothing that it answers',
      isRefused && refused.length === 0 && 'no refusal',
      needsToken && !refused.includes('401') && 'no refusal without a token',
      ...answers.map(([status, answer]) => {
        const isPlain = status < '300' && less.plain?.includes(operationId);
        const isOther = status < '300' && less.ofOtherFormats?.includes(operationId);
        return isPlain ? undefined : gapOf(status, answer, { needsExample: !isOther });
      }),
    ];
    return gaps.flatMap((gap) => (gap ? [`${operationId} has ${gap}.`] : []));
  });
}

function gapOf(
  status: string,
  { description, content }: Answer,
  { needsExample }: { needsExample: boolean },
): string | undefined {
  if (status >= '400' && (description ?? 'Default Response') === 'Default Response') {
    return `no reason of ${status}`;
  }
  // Without a body.
  if (content === undefined && (status === '204' || status === '304')) return undefined;
  const { schema, example } = content?.['application/json'] ?? {};
  if (schema === undefined) return `no schema of ${status}`;
  if (!needsExample) return undefined;
  if (example === undefined) return `no example of ${status}`;
  const wrong = [...Value.Errors(schema, example)];
  return wrong.length === 0 ? undefined : `a wrong example of ${status}: ${JSON.stringify(wrong)}`;
}

const camelCase = /^[a-z][a-zA-Z0-9]*$/;

/** Fields of bodies and answers, and names of queries, that are not in camelCase and not marked as deprecated. */
export function namesInOtherCase(document: DescribedApi): string[] {
  return [...new Set(namesIn(document))].filter((name) => !camelCase.test(name));
}

function namesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]): string[] => {
    if (key === 'example' || key === 'examples') return [];
    const own = key === 'properties' ? current(Object.entries(value)) : [];
    return [...own, ...(key === 'parameters' ? queriesOf(value) : []), ...namesIn(value)];
  });
}

const current = (named: [name: string, described: { deprecated?: boolean }][]) =>
  named.filter(([, { deprecated }]) => !deprecated).map(([name]) => name);

const queriesOf = (parameters: { in: string; name: string; deprecated?: boolean }[]) =>
  current(parameters.filter((one) => one.in === 'query').map((one) => [one.name, one]));
