interface WebAuthn {
  parseRequestOptionsFromJSON?: (options: unknown) => PublicKeyCredentialRequestOptions;
}

const webAuthn = (): WebAuthn =>
  (globalThis as { PublicKeyCredential?: WebAuthn }).PublicKeyCredential ?? {};

/** Whether this browser can ask for a passkey here. */
export const canUsePasskeys = (): boolean => webAuthn().parseRequestOptionsFromJSON !== undefined;

/** Has the browser ask for a passkey. Rejects where the person cancels it. */
export async function getPasskey(options: Record<string, unknown>): Promise<unknown> {
  const publicKey = webAuthn().parseRequestOptionsFromJSON?.(options);
  if (!publicKey) throw new Error('This browser cannot use passkeys here.');
  const credential = await navigator.credentials.get({ publicKey });
  return (credential as PublicKeyCredential).toJSON();
}
