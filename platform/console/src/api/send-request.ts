/** Why a request of the console was refused. */
export interface Refusal {
  /** 0 if there was no answer. */
  status: number;
  detail: string;
  /** What the compatibility gate found. */
  problems: string[];
  /** Distinguishes refusals with the same status. */
  code?: string | undefined;
  /** What the API asks for after the password. */
  secondFactor?: ProofRequest | undefined;
}

/** What is asked of a person, to prove who they are. */
export interface ProofRequest {
  token: string;
  ways: readonly ('passkey' | 'app' | 'recovery-code' | 'password')[];
  /** For navigator.credentials.get, as JSON. */
  passkey: Record<string, unknown> | null;
}

interface Sent {
  path: string;
  body?: unknown;
  csrf?: string | undefined;
}

export type Outcome<Data = unknown> = { data: Data } | { error: Refusal };

/** Shows that a request comes from the console's own page; before sign-in its value has no meaning. */
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
  const { code, second_factor: secondFactor } = (parsed ?? {}) as {
    code?: string;
    second_factor?: ProofRequest;
  };
  const problems = problemsOf(parsed);
  return {
    error: { status: answer.status, detail: detailOf(parsed), problems, code, secondFactor },
  };
}

const refused = (
  status: number,
  detail: string,
  problems: string[] = [],
  code?: string,
): Outcome => ({ error: { status, detail, problems, code } });

function parse(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function detailOf(body: unknown): string {
  const { detail, message, codes, ...fields } = (body ?? {}) as Record<string, unknown>;
  // The API lists what is wrong with a field under its name.
  const [ofField] = codes ? Object.values(fields).flat() : [];
  const text = [detail, message, ofField].find((one) => typeof one === 'string');
  if (typeof text !== 'string') return 'The console’s server failed. Please try again.';
  return isValidators(text) ? notTaken : text;
}

const notTaken =
  'This was not taken: something that you typed or chose is too long, or has another form. Correct it and try again.';

/** Whether a message is a validator's: it names the place in the request, which means nothing to the user. */
const isValidators = (text: string) => /^(?:body|querystring|params|headers)\b.* must\b/.test(text);

function problemsOf(body: unknown): string[] {
  const { problems } = (body ?? {}) as { problems?: unknown };
  return Array.isArray(problems) ? problems.map(String) : [];
}
