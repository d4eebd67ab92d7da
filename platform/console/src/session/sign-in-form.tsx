import { Button, Notice, PasswordField, Row, Stack, TextField } from '@aangan/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { registryApi } from '../api/registry-api.ts';
import { type ProofRequest, sendRequest } from '../api/send-request.ts';
import type { Dispatch } from '../create-store.ts';
import { ProofForm } from './proof-form.tsx';
import { began } from './session-slice.ts';

/** Signs in with an account of the marketplace, then repeats requests that failed because the session had ended. */
export function SignInForm({ email: known = '' }: { email?: string }) {
  const dispatch = useDispatch<Dispatch>();
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const [second, setSecond] = useState<ProofRequest | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (second) wasAsked.current = true;
    // What was pressed to come back is gone, and the focus with it.
    else if (wasAsked.current) form.current?.querySelector<HTMLElement>('[type=password]')?.focus();
  }, [second]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (email.trim() === '' || password === '') return setFailure('Enter email and password.');
    setBusy(true);
    setFailure('');
    const body = { email: email.trim(), password };
    const outcome = await sendRequest({ path: '/session/begin', body });
    setBusy(false);
    if (!('error' in outcome)) return finish(outcome.data);
    const { secondFactor, detail } = outcome.error;
    if (secondFactor) return setSecond(secondFactor);
    setFailure(detail);
  }

  function finish(data: unknown) {
    dispatch(began(data as { email: string; csrf: string }));
    dispatch(registryApi.util.invalidateTags(['Channel', 'Release']));
  }

  async function sendSecond(proof: object) {
    const outcome = await sendRequest({ path: '/session/second', body: proof });
    // Its time is over, or it was answered: the password is asked for again.
    if ('error' in outcome && outcome.error.code === 'challenge_ended') {
      setSecond(null);
      setFailure(outcome.error.detail);
    }
    return outcome;
  }

  if (second) {
    return (
      <Stack gap="m">
        <ProofForm request={second} action="Sign in" send={sendSecond} onProved={finish} />
        <Row>
          <Button variant="quiet" size="small" onClick={() => setSecond(null)}>
            Back to the password
          </Button>
        </Row>
      </Stack>
    );
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="m">
        {failure && <Notice tone="error">{failure}</Notice>}
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          value={email}
          data-autofocus={known === '' || undefined}
          onChange={({ target }) => setEmail(target.value)}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          value={password}
          data-autofocus={known !== '' || undefined}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Button type="submit" busy={busy}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
}
