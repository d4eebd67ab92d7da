/** What a request of the console was refused with. */
export interface Refusal {
  /** 0 without an answer. */
  status: number;
  detail: string;
  /** What the compatibility gate found. */
  problems: string[];
}

interface Sent {
  path: string;
  body?: unknown;
  csrf?: string | undefined;
}

type Outcome = { data: unknown } | { error: Refusal };

/** The header that says that a request is the console's own page's; before a session its value means nothing. */
const csrfHeader = 'x-csrf-token';

/** Sends one request to the console's server. */
export async function sendRequest({ path, body, csrf = 'none' }: Sent): Promise<Outcome> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [csrfHeader]: csrf },
      body: JSON.stringify(body ?? {}),
    });
  } catch {
    return refused(0, 'The console does not answer. Check the connection, then try again.');
  }
  const text = await answer.text();
  const parsed = parse(text);
  if (answer.ok && parsed !== undefined) return { data: parsed };
  return refused(answer.status, detailOf(parsed), problemsOf(parsed));
}

const refused = (status: number, detail: string, problems: string[] = []): Outcome => ({
  error: { status, detail, problems },
});

function parse(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function detailOf(body: unknown): string {
  const { detail, message } = (body ?? {}) as { detail?: unknown; message?: unknown };
  if (typeof detail === 'string') return detail;
  return typeof message === 'string' ? message : 'The console’s server failed. Please try again.';
}

function problemsOf(body: unknown): string[] {
  const { problems } = (body ?? {}) as { problems?: unknown };
  return Array.isArray(problems) ? problems.map(String) : [];
}
