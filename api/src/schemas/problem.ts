import { type ProblemCode as Code, problemCodes } from '@aangan/domain';
import { Type } from 'typebox';

const meanings = Object.entries(problemCodes).map(([code, { when }]) => `- \`${code}\`: ${when}`);

/** The codes of refusals, with their meanings in the OpenAPI document. */
export const ProblemCode = Type.Unsafe<Code>({
  $id: 'ProblemCode',
  type: 'string',
  enum: Object.keys(problemCodes),
  description: `The code of a refusal, which never changes, unlike the sentence beside it:\n${meanings.join('\n')}`,
});

/** The codes of one field, or of the fields inside it. */
export const ProblemCodes = Type.Unsafe<FieldCodes>({
  $id: 'ProblemCodes',
  anyOf: [
    { type: 'array', items: { $ref: 'ProblemCode' } },
    { type: 'object', additionalProperties: { $ref: 'ProblemCodes' } },
  ],
});

/**
 * The body of every refusal: `detail` and `code` for the whole request, else lists of messages under the
 * names of their fields, and in `codes` the same lists with a code in place of each message.
 */
export const Problem = Type.Unsafe<ProblemBody>({
  $id: 'Problem',
  type: 'object',
  properties: {
    detail: { type: 'string' },
    code: { $ref: 'ProblemCode' },
    codes: {
      type: 'object',
      additionalProperties: { $ref: 'ProblemCodes' },
      description: 'By field, a code for each message',
    },
    messages: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          token_class: { type: 'string' },
          token_type: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
    non_field_errors: { type: 'array', items: { type: 'string' } },
  },
  additionalProperties: true,
  description:
    '`detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`.',
});

export type FieldCodes = Code[] | { [name: string]: FieldCodes };

export type ProblemBody = (
  | { detail: string; code: Code; codes?: never }
  | { detail?: never; code?: never; codes: { [field: string]: FieldCodes } }
) &
  Record<string, unknown>;
