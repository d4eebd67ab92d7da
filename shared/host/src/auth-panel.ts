import type { User } from './user.ts';

/** What a panel shows first: signing in, or creating a client's account. */
export type AuthPanelMode = 'sign-in' | 'sign-up';

/**
 * The props of `auth`'s `./AuthPanel`: sign in or create an account within another remote's page, such as
 * a connect dialog. A remote that embeds it declares
 * `"consumes": { "auth": ["./AuthPanel"] }`, loads it by name and knows it by this type alone.
 */
export interface AuthPanelProps {
  /** Default `sign-up`: a guest who submits is shown sign-up first. */
  initialMode?: AuthPanelMode;
  /** What the host's form knows already. */
  prefill?: Partial<Pick<User, 'first_name' | 'last_name' | 'email'>> & { phone?: string };
  /** Called once, after signing in. The panel does not navigate. */
  onAuthenticated: (user: User) => void;
  /** In place of the mode's own heading, for both modes. */
  heading?: string;
  /** The level of that heading in the page around it. Default 3, for a dialog whose title is a level 2. */
  headingLevel?: 2 | 3 | 4;
}
