import type { ApiProblem } from '@aangan/api-client';

/** What the server refused, by field: the value and its first message. Lives in Formik's status. */
export type RefusedValues = Record<string, { value: unknown; message: string }>;

/**
 * The server's messages for the fields that a form shows. They are kept beside the form's own errors,
 * which every blur computes anew, and hold for as long as the refused value stands.
 */
export function refusedValues(problem: ApiProblem, values: object): RefusedValues {
  const entries = Object.entries(values).flatMap(([field, value]) => {
    const message = problem.fields?.[field]?.[0];
    return message ? [[field, { value, message }] as const] : [];
  });
  return Object.fromEntries(entries);
}
