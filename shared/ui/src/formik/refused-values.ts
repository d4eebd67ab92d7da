import { getIn } from 'formik';

/** What the server refused, by field: the value, the first message and its code. Kept in Formik's status. */
export type RefusedValues = Record<string, { value: unknown; message: string; code?: string }>;

/** The errors of a failed request by field; nested fields with dots ("featured_links.0.url"). */
interface FieldProblem {
  fields?: Record<string, string[]>;
  /** The codes of the messages, in the same order. */
  codes?: Record<string, string[]>;
}

/**
 * The server's messages for the fields of a form. They are kept apart from the form's own errors, which Formik
 * computes again on every blur, and apply as long as a field has the refused value.
 */
export function refusedValues(
  { fields = {}, codes = {} }: FieldProblem,
  values: object,
): RefusedValues {
  const entries = Object.entries(fields).flatMap(([field, [message]]) => {
    const value = getIn(values, field);
    if (value === undefined || !message) return [];
    const code = codes[field]?.[0];
    return [[field, { value, message, ...(code && { code }) }] as const];
  });
  return Object.fromEntries(entries);
}
