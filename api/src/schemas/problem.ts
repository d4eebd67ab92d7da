import { Type } from 'typebox';

/**
 * The body of every refusal (decisions.md, "API conventions"): `detail` for one sentence about the whole
 * request, else lists of messages under the names of the fields they belong to.
 */
export const Problem = Type.Unsafe<ProblemBody>({
  $id: 'Problem',
  type: 'object',
  properties: {
    detail: { type: 'string' },
    code: { type: 'string' },
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
  description: '`detail`, or a list of messages under the name of each field that was refused.',
});

export type ProblemBody = { detail?: string; code?: string } & Record<string, unknown>;
