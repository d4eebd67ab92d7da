/**
 * Phone numbers in a text: with a country's prefix, of India as they are written, or ten digits. Not digits within a
 * word, a file's name or a UUID; nor years, sizes and times.
 */
export const phoneNumbers =
  /(?<!\w|[\da-f]{4}-)(?:\+\d(?:[\s-]?\d){7,14}|(?:91[\s-]?|0)?[6-9](?:\d{4}[\s-]?\d{5}|\d{2}[\s-]\d{3}[\s-]\d{4}|\d{3}[\s-]\d{3}[\s-]\d{3})|\d{10})(?!\.?\w)/g;
