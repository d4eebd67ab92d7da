import Type from 'typebox';
import { limits } from './limits.ts';
import { linePattern } from './line-text.ts';
import { closedRecord } from './parse.ts';

/** An outcome's name, the only one in its remote. */
export const OutcomeName = Type.String({
  pattern: '^(?!constructor$)[a-z][a-z0-9-]{0,40}$',
  description: 'the name of an outcome: lower-case letters, digits and hyphens',
});

/**
 * What visitors come to a remote for, such as `request-sent`. Its code reports each when it is done; a canary with fewer
 * of them is ended.
 */
export const OutcomeDeclarations = closedRecord(
  OutcomeName,
  Type.Object(
    {
      description: Type.String({
        minLength: 1,
        maxLength: 200,
        pattern: linePattern,
        description: 'one line of 1 to 200 characters',
      }),
    },
    { additionalProperties: false },
  ),
  { maxProperties: limits.outcomes },
);
