import { answering, example } from '@aangan/server/openapi';
import Type from 'typebox';

/** Codes by which programs tell refusals of one status apart. */
const refusalCodes = [
  'integrator_required',
  'approval_required',
  'check_not_allowed',
  'channel_not_allowed',
  'other_team_named',
  'not_your_remote',
  'token_not_valid',
  'token_revoked',
  'token_expired',
  'id_token_not_valid',
  'id_token_used',
  'no_publisher',
  'provenance_not_valid',
  'still_checking',
] as const;

/** The API, which knows the accounts, has codes of its own: its answers are passed on unchanged. */
const Refusal = example(
  {
    detail: Type.String({ description: 'The reason, for people' }),
    problems: Type.Optional(Type.Array(Type.String(), { description: 'Every single reason' })),
    code: Type.Optional(
      Type.String({ description: `Of the registry itself: ${refusalCodes.join(', ')}` }),
    ),
  },
  { detail: 'Not found.' },
);

/** The answers of an operation. Fields that are not in the schema are left out. */
export const answered = answering(Refusal, {
  400: 'It is malformed, or says what cannot be',
  401: 'No token, or none that is valid; for edges: not signed',
  403: 'The token may not do this',
  404: 'What it names does not exist',
  409: 'The gate, or the state that things are in, refuses it; `problems` has every reason',
  413: 'It is too large',
  415: 'This registry, or this type of content, cannot do it',
  503: 'The database, the API or the checker does not answer, or the releases are still being checked: try again',
  507: 'Nothing more can be stored',
});
