import type { ApiProblem } from '@aangan/api-client';

/** The server's messages for the fields that a form shows: the first of each, by the form's names. */
export function messagesAtFields(
  problem: ApiProblem,
  shown: readonly string[],
): Record<string, string> {
  const messages = Object.entries(problem.fields ?? {}).flatMap(([field, [first]]) =>
    first && shown.includes(field) ? [[field, first] as const] : [],
  );
  return Object.fromEntries(messages);
}
