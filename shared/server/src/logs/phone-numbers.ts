/**
 * Phone numbers in a text: with a country prefix, in the usual Indian forms, or any ten digits. Digits in a word, a
 * file name or a UUID do not match, nor do years, sizes and times.
 */
export const phoneNumbers =
  /(?<!\w|[\da-f]{4}-)(?:\+\d(?:[\s-]?\d){7,14}|(?:91[\s-]?|0)?[6-9](?:\d{4}[\s-]?\d{5}|\d{2}[\s-]\d{3}[\s-]\d{4}|\d{3}[\s-]\d{3}[\s-]\d{3})|\d{10})(?!\.?\w)/g;
