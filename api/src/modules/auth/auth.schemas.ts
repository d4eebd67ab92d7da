import { accountLimits, type SiteLanguage, siteLanguages } from '@aangan/domain';
import { type Static, Type } from 'typebox';
import { nullableText } from '../../schemas/nullable.ts';
import { reference } from '../../schemas/reference.ts';
import { lastName } from './last-name.ts';

/** One of the site's languages; another is refused as `invalid_choice`. */
export const language = Type.Unsafe<SiteLanguage>({
  type: 'string',
  enum: siteLanguages.map(({ code }) => code),
  description: 'What mails and pages of the account are in',
});

export const User = Type.Object(
  {
    id: Type.Integer(),
    email: Type.String(),
    username: Type.String(),
    first_name: Type.String({ description: "A firm's name for designers and vendors" }),
    last_name: Type.String(),
    phone: nullableText(),
    bio: nullableText(),
    avatar: nullableText('Path of the picture on this origin'),
    language,
    is_designer: Type.Boolean(),
    is_architect: Type.Boolean(),
    is_vendor: Type.Boolean(),
    is_staff: Type.Boolean(),
    is_integrator: Type.Boolean(),
    email_verified: Type.Boolean(),
  },
  { $id: 'User' },
);
export type User = Static<typeof User>;

const tokens = {
  access: Type.String({ description: 'Bearer token, valid for 15 minutes' }),
  refresh: Type.String({ description: 'Valid for 30 days and for one use' }),
};

export const AuthTokens = Type.Object({ user: reference(User), ...tokens }, { $id: 'AuthTokens' });
export type AuthTokens = Static<typeof AuthTokens>;

export const RefreshedTokens = Type.Object(tokens, { $id: 'RefreshedTokens' });
export type RefreshedTokens = Static<typeof RefreshedTokens>;

export const email = Type.String({
  format: 'email',
  minLength: 1,
  maxLength: accountLimits.emailMax,
});
const verbatim = { 'x-verbatim': true, maxLength: accountLimits.passwordMax };
/** A password that is checked, as it was typed. */
export const givenPassword = Type.String({ ...verbatim, minLength: 1 });
export const newPassword = Type.String({ ...verbatim, minLength: accountLimits.passwordMin });

const remember = Type.Optional(
  Type.Boolean({
    description: 'Whether the session outlives the browser: it is kept in a cookie too',
  }),
);

export const LoginBody = Type.Object({
  email,
  password: givenPassword,
  remember,
});
export type LoginBody = Static<typeof LoginBody>;

export const RegisterBody = Type.Object({
  email,
  password: newPassword,
  first_name: Type.String({ minLength: 1, maxLength: accountLimits.nameMax }),
  ...lastName,
  username: Type.Optional(Type.String({ maxLength: accountLimits.usernameMax })),
  phone: Type.Optional(Type.String({ format: 'phone', maxLength: accountLimits.phoneMax })),
  bio: Type.Optional(Type.String({ maxLength: accountLimits.bioMax, 'x-lines': true })),
  is_designer: Type.Optional(Type.Boolean()),
  is_architect: Type.Optional(Type.Boolean()),
  is_vendor: Type.Optional(Type.Boolean()),
  terms_version: Type.Optional(Type.String({ maxLength: 64 })),
  remember,
});
export type RegisterBody = Static<typeof RegisterBody>;

export const RefreshBody = Type.Object({ refresh: Type.String({ minLength: 1, maxLength: 512 }) });

const token = Type.String({ minLength: 1, maxLength: 512 });

export const ForgotPasswordBody = Type.Object({ email });
export const ResetPasswordBody = Type.Object({ token, password: newPassword });
export const LinkBody = Type.Object({ token });
export const VerifiedEmail = Type.Object({ email: Type.String() });

/** A session and the account that it is said to be of. */
export interface SessionClaim {
  sessionId: string;
  accountId: number;
}
