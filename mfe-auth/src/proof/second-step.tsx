import type { User } from '@aangan/host';
import { useLingui } from '@lingui/react/macro';
import { ProofForm } from './proof-form.tsx';
import {
  type Proof,
  type ProofRequest,
  useBeginSession,
  useProofRequests,
} from './proof-requests.ts';

interface SecondStepProps {
  request: ProofRequest;
  remember: boolean;
  nested?: boolean;
  onSignedIn: (user: User) => void;
  /** It took too long: sign-in begins again. */
  onOver: (failure: string) => void;
}

/** The second step of a sign-in, after the password. */
export function SecondStep({ request, remember, nested, onSignedIn, onOver }: SecondStepProps) {
  const { t } = useLingui();
  const { secondStep } = useProofRequests();
  const beginSession = useBeginSession();

  async function send(proof: Proof) {
    onSignedIn(await beginSession(await secondStep(request, proof, remember), remember));
  }

  return (
    <ProofForm
      request={request}
      label={t({ id: 'auth.second-step', message: 'Second step of signing in' })}
      action={t({ id: 'auth.sign-in', message: 'Sign in' })}
      {...(nested && { nested })}
      send={send}
      onOver={onOver}
    />
  );
}
