import { Type } from 'typebox';

/** The body of a 204. */
export const noContent = Type.Null({ description: 'Nothing' });
