import { Button, Notice, PasswordField, Row, Stack, TextField } from '@aangan/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Outcome, ProofRequest } from '../api/send-request.ts';
import { canUsePasskeys, getPasskey } from './get-passkey.ts';

type Way = ProofRequest['ways'][number];

const labels: Readonly<Record<Way, string>> = {
  passkey: 'Use a passkey',
  app: 'Use the authenticator app',
  'recovery-code': 'Use a recovery code',
  password: 'Use your password',
};

interface ProofFormProps {
  request: ProofRequest;
  action: string;
  send: (proof: object) => Promise<Outcome>;
  onProved: (data: unknown) => void;
}

/** Asks for one of the ways in which a person proves who they are. */
export function ProofForm({ request, action, send, onProved }: ProofFormProps) {
  const ways = request.ways.filter((one) => one !== 'passkey' || canUsePasskeys());
  const [way, setWay] = useState<Way>(ways[0] ?? 'app');
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // What was pressed to get here is gone, and the focus with it.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(`[data-way='${way}'] [data-autofocus]`)?.focus();
  }, [way]);

  async function prove(proof: object) {
    const outcome = await send({ token: request.token, ...proof });
    if ('error' in outcome) setFailure(outcome.error.detail);
    else onProved(outcome.data);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (way !== 'passkey' && typed.trim() === '') return setFailure('Type it first.');
    setBusy(true);
    setFailure('');
    try {
      if (way === 'passkey') await prove({ passkey: await getPasskey(request.passkey ?? {}) });
      else if (way === 'password') await prove({ password: typed });
      else await prove(way === 'app' ? { app_code: typed } : { recovery_code: typed });
    } catch {
      setFailure('No passkey was chosen: it was cancelled, or took too long. You can try again.');
    }
    setBusy(false);
  }

  const field = {
    value: typed,
    'data-autofocus': true,
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="m" data-way={way}>
        {failure && <Notice tone="error">{failure}</Notice>}
        {way === 'app' && (
          <TextField
            label="Code of your authenticator app"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={40}
            {...field}
          />
        )}
        {way === 'recovery-code' && (
          <TextField label="Recovery code" autoComplete="off" maxLength={40} {...field} />
        )}
        {way === 'password' && (
          <PasswordField label="Password" autoComplete="current-password" {...field} />
        )}
        <Button type="submit" busy={busy} data-autofocus={way === 'passkey' || undefined}>
          {way === 'passkey' ? labels.passkey : action}
        </Button>
        <Row gap="xs">
          {ways
            .filter((one) => one !== way)
            .map((one) => (
              <Button
                key={one}
                type="button"
                variant="quiet"
                size="small"
                onClick={() => {
                  setTyped('');
                  setFailure('');
                  setWay(one);
                }}
              >
                {labels[one]}
              </Button>
            ))}
        </Row>
      </Stack>
    </form>
  );
}
