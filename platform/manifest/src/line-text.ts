/**
 * A text on one line, of characters that a terminal shows and does not act on: without control characters, separators
 * of lines and paragraphs, and those that turn the direction of what follows. As the source of an expression.
 */
export const linePattern = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$';

/** As `linePattern`, with something that is no blank. */
export const filledLinePattern = `^(?=.*\\S)${linePattern.slice(1)}`;
