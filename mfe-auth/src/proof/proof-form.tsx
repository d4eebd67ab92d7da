import { hasCode, problemOf } from '@aangan/api-client';
import { Button, Notice, Stack } from '@aangan/ui';
import { FormBody, FormPasswordField, FormTextField, refusedValues } from '@aangan/ui/formik';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Formik, type FormikHelpers } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { object, string } from 'yup';
import { formFailure } from '../failures/request-failure.ts';
import { getPasskey, passkeyFailure } from './passkey-ceremony.ts';
import type { Proof, ProofRequest, ProofWay } from './proof-requests.ts';
import { WaySwitch } from './way-switch.tsx';

const required = {
  app: msg({ id: 'auth.code-required', message: 'Type the code that the app shows' }),
  'recovery-code': msg({ id: 'auth.recovery-code-required', message: 'Type a recovery code' }),
  password: msg({ id: 'auth.password-required', message: 'Type your password' }),
} as const;

interface ProofFormProps {
  request: ProofRequest;
  /** What the form is called, for screen readers. */
  label: string;
  /** The button's text. */
  action: string;
  /** It stands in another form. */
  nested?: boolean;
  /** @throws ApiError */
  send: (proof: Proof) => Promise<void>;
  /** The question was answered or its time is over: it has to be asked again. */
  onOver: (failure: string) => void;
}

/** Asks for one of the ways in which a person proves who they are: a passkey, a code, a recovery code, the password. */
export function ProofForm({ request, ...rest }: ProofFormProps) {
  const [way, setWay] = useState<ProofWay>(request.ways[0] ?? 'password');
  const others = request.ways.filter((one) => one !== way);
  const frame = useRef<HTMLDivElement>(null);
  // What was pressed before, such as Sign in, is gone.
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>(`[data-way='${way}'] [data-autofocus]`)?.focus();
  }, [way]);
  return (
    <div ref={frame}>
      <Stack gap="m" data-way={way}>
        {way === 'passkey' ? (
          <PasskeyProof request={request} {...rest} />
        ) : (
          <TypedProof key={way} way={way} {...rest} />
        )}
        <WaySwitch ways={others} onChoose={setWay} />
      </Stack>
    </div>
  );
}

function PasskeyProof({ request, send, onOver }: Omit<ProofFormProps, 'label'>) {
  const { i18n } = useLingui();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function use() {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await send({ passkey: await getPasskey(request.passkey ?? {}) });
    } catch (error) {
      const problem = problemOf(error);
      const sentence = passkeyFailure(error, i18n) ?? formFailure(problem, {}, i18n) ?? '';
      if (hasCode(problem, 'challenge_ended')) onOver(sentence);
      else setFailure(sentence);
    }
    setBusy(false);
  }

  return (
    <Stack gap="m">
      {failure && <Notice tone="error">{failure}</Notice>}
      <p>
        <Trans id="auth.use-passkey-hint">
          Your device asks for your fingerprint, your face or its PIN.
        </Trans>
      </p>
      <Button type="button" block busy={isBusy} onClick={() => void use()} data-autofocus>
        <Trans id="auth.use-passkey">Use a passkey</Trans>
      </Button>
    </Stack>
  );
}

const fieldOf = {
  app: 'app_code',
  'recovery-code': 'recovery_code',
  password: 'password',
} as const;

interface TypedProofProps extends Omit<ProofFormProps, 'request'> {
  way: keyof typeof fieldOf;
}

function TypedProof({ way, label, action, nested, send, onOver }: TypedProofProps) {
  const { t, i18n } = useLingui();
  const [failure, setFailure] = useState<string | null>(null);
  const name = fieldOf[way];
  const rule = string().required(i18n._(required[way]));

  async function submit(
    values: Record<string, string>,
    { setStatus }: FormikHelpers<Record<string, string>>,
  ) {
    setFailure(null);
    setStatus(undefined);
    try {
      await send({ [name]: values[name] });
    } catch (error) {
      const problem = problemOf(error);
      setStatus(refusedValues(problem, values));
      const sentence = formFailure(problem, values, i18n);
      if (hasCode(problem, 'challenge_ended')) onOver(sentence ?? '');
      else setFailure(sentence);
    }
  }

  return (
    <Formik
      initialValues={{ [name]: '' }}
      validationSchema={object({ [name]: way === 'password' ? rule : rule.trim() })}
      onSubmit={submit}
    >
      {({ isSubmitting, submitForm }) => (
        <FormBody label={label} failure={failure} {...(nested && { nested })}>
          {way === 'app' && (
            <FormTextField
              name={name}
              label={t({ id: 'auth.app-code', message: 'Code of your authenticator app' })}
              hint={t({
                id: 'auth.app-code-hint',
                message: 'Six digits; a new one every 30 seconds',
              })}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={40}
              data-autofocus
            />
          )}
          {way === 'recovery-code' && (
            <FormTextField
              name={name}
              label={t({ id: 'auth.recovery-code', message: 'Recovery code' })}
              hint={t({
                id: 'auth.recovery-code-hint',
                message: 'One of those that you have written down; each works once',
              })}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              data-autofocus
            />
          )}
          {way === 'password' && (
            <FormPasswordField
              name={name}
              label={t({ id: 'auth.password', message: 'Password' })}
              autoComplete="current-password"
              data-autofocus
            />
          )}
          <Button
            type={nested ? 'button' : 'submit'}
            block
            busy={isSubmitting}
            {...(nested && { onClick: () => void submitForm() })}
          >
            {action}
          </Button>
        </FormBody>
      )}
    </Formik>
  );
}
