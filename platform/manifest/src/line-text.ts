/**
 * Pattern of a text on one line that a terminal shows and does not act on: no control characters, no separators of
 * lines or paragraphs, and no characters that change the direction of text. The source of a regular expression.
 */
export const linePattern = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$';

/** As `linePattern`, with at least one character that is no white space. */
export const filledLinePattern = `^(?=.*\\S)${linePattern.slice(1)}`;

const line = new RegExp(linePattern);

/** Whether a text is one that `linePattern` allows. */
export const isLine = (text: string): boolean => line.test(text);
