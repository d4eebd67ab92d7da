import { type ApiProblem, problemOf } from '@aangan/api-client';
import { useHost } from '@aangan/host';
import { useEffect, useState } from 'react';
import { verifyOnce } from './verify-once.ts';

/** The state of the verification. */
export type Verification =
  | { state: 'verifying' }
  | { state: 'verified'; email: string }
  | { state: 'failed'; problem: ApiProblem; retry: () => void };

/** Verifies a link on mount. */
export function useVerification(token: string): Verification {
  const { client } = useHost();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Verification>({ state: 'verifying' });
  useEffect(() => {
    let isCurrent = true;
    setResult({ state: 'verifying' });
    verifyOnce(client, token).then(
      (email) => isCurrent && setResult({ state: 'verified', email }),
      (error: unknown) => {
        const retry = () => setAttempt(attempt + 1);
        if (isCurrent) setResult({ state: 'failed', problem: problemOf(error), retry });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, token, attempt]);
  return result;
}
