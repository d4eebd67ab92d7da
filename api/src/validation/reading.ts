import type { FieldMessages } from '../problems.ts';

/** What was read of one field, or why it was refused. */
export type Reading = { value: unknown } | { errors: FieldMessages };
