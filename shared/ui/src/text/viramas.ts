/**
 * The signs of Indian scripts that join a consonant with the next one, as in "क्ष", for a class of a regular expression.
 * Not that of Tamil, which keeps them apart.
 */
export const viramas = '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d';
