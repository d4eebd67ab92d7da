/** What was read, or why it was refused: a list of messages, or messages per field or index. */
export type Reading = { value: unknown } | { errors: unknown };
