import { Button, Notice, PasswordField, Stack, TextField } from '@aangan/ui';
import { type FormEvent, useState } from 'react';
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

  if (second) {
    return (
      <ProofForm
        request={second}
        action="Sign in"
        send={(proof) => sendRequest({ path: '/session/second', body: proof })}
        onProved={finish}
      />
    );
  }

  return (
    <form onSubmit={submit} noValidate>
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
