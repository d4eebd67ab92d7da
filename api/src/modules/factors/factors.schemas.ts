import { factorLimits, proofKinds } from '@aangan/domain';
import { type Static, Type } from 'typebox';
import { nullableText } from '../../schemas/nullable.ts';
import { reference } from '../../schemas/reference.ts';

const base64url = (maxLength: number) => Type.String({ minLength: 1, maxLength });

/** Options of WebAuthn as a browser takes them; their form is that of `@simplewebauthn/browser`. */
const webauthn = (description: string) =>
  Type.Object({}, { additionalProperties: true, description });

export const ProofRequest = Type.Object(
  {
    token: Type.String({ description: 'Sent with the proof; valid for five minutes' }),
    ways: Type.Array(Type.Enum([...proofKinds]), {
      description: 'What proves it, of which one is enough',
    }),
    passkey: Type.Union([webauthn('For navigator.credentials.get'), Type.Null()]),
  },
  { $id: 'ProofRequest' },
);
export type ProofRequest = Static<typeof ProofRequest>;

export const PasskeyOptions = Type.Object({
  token: Type.String(),
  options: webauthn('For navigator.credentials.create or get'),
});

const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
  clientExtensionResults: Type.Optional(Type.Object({}, { additionalProperties: true })),
};

/** What a browser answers that has asked for a passkey. */
const Assertion = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: Type.Optional(Type.String({ maxLength: 200 })),
  }),
});
export type Assertion = Static<typeof Assertion>;

/** What a browser answers that has made a passkey. */
const Attestation = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
  }),
});
export type Attestation = Static<typeof Attestation>;

const token = base64url(100);
const remember = Type.Optional(
  Type.Boolean({ description: 'Whether the session outlives the browser' }),
);
const code = Type.String({ minLength: 1, maxLength: 40 });

/** One proof of who an account’s owner is, for a {@link ProofRequest}. */
const proof = {
  token,
  password: Type.Optional(Type.String({ 'x-verbatim': true, minLength: 1, maxLength: 1_000 })),
  app_code: Type.Optional(code),
  recovery_code: Type.Optional(code),
  passkey: Type.Optional(Assertion),
};
export const ProofBody = Type.Object(proof);
export type ProofBody = Static<typeof ProofBody>;
export const SecondStepBody = Type.Object({ ...proof, remember });
export const PasskeySignInBody = Type.Object({ token, passkey: Assertion, remember });

const name = Type.String({ minLength: 1, maxLength: factorLimits.nameMax });
export const AddPasskeyBody = Type.Object({
  token,
  passkey: Attestation,
  name: Type.Optional(name),
});
export type AddPasskeyBody = Static<typeof AddPasskeyBody>;
export const RenamePasskeyBody = Type.Object({ name });

export const NewApp = Type.Object({
  token: Type.String(),
  secret: Type.String({ description: 'In base32, to be typed into the app' }),
  url: Type.String({ description: 'The same as an otpauth address, for a QR code' }),
});
export const ConfirmAppBody = Type.Object({ token, app_code: code });

const usedAt = nullableText('When it was last used');

export const Factors = Type.Object(
  {
    passkeys: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name: Type.String(),
        created_at: Type.String({ format: 'date-time' }),
        last_used_at: usedAt,
      }),
    ),
    app: Type.Union([
      Type.Object({ created_at: Type.String({ format: 'date-time' }), last_used_at: usedAt }),
      Type.Null(),
    ]),
    recovery_codes_left: Type.Integer(),
    due_at: nullableText(
      'From when on the account needs a second factor; null where it needs none',
    ),
  },
  { $id: 'Factors' },
);
export type Factors = Static<typeof Factors>;

export const ChangedFactors = Type.Object(
  {
    factors: reference(Factors),
    recovery_codes: Type.Union([Type.Array(Type.String()), Type.Null()], {
      description: 'New ones, which are told once; null where there were some before',
    }),
  },
  { $id: 'ChangedFactors' },
);
export type ChangedFactors = Static<typeof ChangedFactors>;
