import { getIn } from 'formik';

/** What the server refused, by field: the value and its first message. Lives in Formik's status. */
export type RefusedValues = Record<string, { value: unknown; message: string }>;

/** The part of a failed request that speaks of fields, nested ones with dots ("featured_links.0.url"). */
interface FieldProblem {
  fields?: Record<string, string[]>;
}

/**
 * The server's messages for the fields that a form shows. They are kept beside the form's own errors,
 * which every blur computes anew, and hold for as long as the refused value stands.
 */
export function refusedValues({ fields = {} }: FieldProblem, values: object): RefusedValues {
  const entries = Object.entries(fields).flatMap(([field, [message]]) => {
    const value = getIn(values, field);
    return value !== undefined && message ? [[field, { value, message }] as const] : [];
  });
  return Object.fromEntries(entries);
}
