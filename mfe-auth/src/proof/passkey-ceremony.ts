import type { I18n } from '@aangan/messages';
import { msg } from '@lingui/core/macro';

type Browser = typeof import('@simplewebauthn/browser');
type Asking = Parameters<Browser['startAuthentication']>[0];
type Making = Parameters<Browser['startRegistration']>[0];

const loadBrowser = () => import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');

/** Options as the API answers them. */
type PasskeyOptions = Record<string, unknown>;

/** Whether this browser can use passkeys on this page. */
export const hasPasskeys = (): boolean =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';

/** Has the browser ask for a passkey. @throws PasskeyFailure */
export async function getPasskey(options: PasskeyOptions) {
  return attempt(async ({ startAuthentication }) =>
    startAuthentication({ optionsJSON: options as unknown as Asking['optionsJSON'] }),
  );
}

/** Has the browser make a passkey. @throws PasskeyFailure */
export async function makePasskey(options: PasskeyOptions) {
  return attempt(async ({ startRegistration }) =>
    startRegistration({ optionsJSON: options as unknown as Making['optionsJSON'] }),
  );
}

/**
 * Has the browser offer passkeys where the address is typed, until one is chosen or another is asked for. Undefined in a
 * browser that does not.
 */
export async function offerPasskeys(ask: () => Promise<PasskeyOptions>) {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await loadBrowser();
  if (!hasPasskeys() || !(await browserSupportsWebAuthnAutofill())) return undefined;
  const optionsJSON = (await ask()) as unknown as Asking['optionsJSON'];
  return startAuthentication({ optionsJSON, useBrowserAutofill: true });
}

/** Ends what {@link offerPasskeys} has begun. */
export async function stopOffering(): Promise<void> {
  if (!hasPasskeys()) return;
  const { WebAuthnAbortService } = await loadBrowser();
  WebAuthnAbortService.cancelCeremony();
}

type FailureKind = 'cancelled' | 'known' | 'unsupported' | 'failed';

/** Why a browser has given no passkey. */
class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, cause: unknown) {
    super(`No passkey: ${kind}`, { cause });
    this.kind = kind;
  }
}

async function attempt<Result>(run: (browser: Browser) => Promise<Result>): Promise<Result> {
  if (!hasPasskeys()) throw new PasskeyFailure('unsupported', undefined);
  try {
    return await run(await loadBrowser());
  } catch (error) {
    throw new PasskeyFailure(kindOf(error), error);
  }
}

function kindOf(error: unknown): FailureKind {
  if (!(error instanceof Error)) return 'failed';
  // Browsers do not tell whether the person has cancelled or the time was over.
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'cancelled';
  if (error.name === 'InvalidStateError') return 'known';
  if (error.name === 'SecurityError' || error.name === 'NotSupportedError') return 'unsupported';
  return 'failed';
}

const sentences = {
  cancelled: msg({
    id: 'auth.passkey-cancelled',
    message: 'No passkey was chosen: it was cancelled, or took too long. You can try again.',
  }),
  known: msg({
    id: 'auth.passkey-known',
    message: 'This device has a passkey for your account already.',
  }),
  unsupported: msg({
    id: 'auth.passkey-unsupported',
    message: 'This browser cannot use passkeys here. Please use another way.',
  }),
  failed: msg({
    id: 'auth.passkey-failed',
    message: 'The browser could not use a passkey. Please try again, or use another way.',
  }),
} as const;

/** Why there is no passkey, as a sentence; undefined for another error. */
export function passkeyFailure(error: unknown, i18n: I18n): string | undefined {
  return error instanceof PasskeyFailure ? i18n._(sentences[error.kind]) : undefined;
}
