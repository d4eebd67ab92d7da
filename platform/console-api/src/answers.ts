import { answering, example } from '@aangan/server/openapi';
import Type from 'typebox';

/** The responses of the console's server. Responses of API and registry are passed on unchanged. */

const refusalCodes = ['foreign_origin', 'not_signed_in', 'csrf_token'] as const;

const Refusal = example(
  {
    detail: Type.Optional(Type.String({ description: 'The reason, for people' })),
    problems: Type.Optional(
      Type.Array(Type.String(), { description: 'Every single reason, of the registry' }),
    ),
    code: Type.Optional(
      Type.String({
        description: `Of the console itself: ${refusalCodes.join(', ')}; else as API or registry has it`,
      }),
    ),
  },
  { detail: 'Sign in first.', code: 'not_signed_in' },
  { additionalProperties: true },
);

/** The answers of an operation. */
export const answered = answering(Refusal, {
  400: 'It is malformed, or the registry says what cannot be',
  401: 'No session, or one that has ended; or the account is not known',
  403: 'Not the console’s own page, another session’s CSRF token, or no integrator',
  404: 'The registry does not have what it names',
  409: 'The gate, or the state that things are in, refuses it; `problems` has every reason',
  413: 'It is too large',
  415: 'The registry cannot do it',
  429: 'Too many tries: `retry-after` says when to go on',
  503: 'API or registry do not answer: try again',
  507: 'Nothing more can be stored',
});

export const Session = example(
  {
    email: Type.String(),
    csrf: Type.String({ description: 'Sent as x-csrf-token with each request of the session' }),
  },
  { email: 'anna@aangan.example', csrf: 'kq3vB…' },
);

/** As the API asks: how the account can prove who is there. */
export const ProofRequest = example(
  {
    token: Type.String({ description: 'Sent with the proof' }),
    ways: Type.Array(Type.String(), { description: 'passkey, app, recovery-code or password' }),
    passkey: Type.Union([Type.Object({}, { additionalProperties: true }), Type.Null()], {
      description: 'For navigator.credentials.get, as JSON',
    }),
  },
  { token: 'kq3vB…', ways: ['app', 'recovery-code'], passkey: null },
);

/** As `/platform/openapi.json` says. */
export const OfRegistry = Type.Unknown({ description: 'What the registry answers' });

export const Well = example({ status: Type.Literal('ok') }, { status: 'ok' });
