/** How long an answer may take, in milliseconds. */
const patienceMs = 15_000;

/** Reads an address of the API without the visitor's session: no token and no cookie is sent. */
export async function readAsGuest(
  address: string,
  locale: string,
): Promise<{ status: number; body: string }> {
  const answer = await fetch(address, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    headers: { accept: 'application/json', 'accept-language': locale },
    signal: AbortSignal.timeout(patienceMs),
  });
  return { status: answer.status, body: await answer.text() };
}
