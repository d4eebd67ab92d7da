import { problemOf } from '@aangan/api-client';
import {
  type AuthPanelMode,
  type AuthPanelProps,
  type User,
  useHost,
  useSession,
} from '@aangan/host';
import type { MessageDescriptor } from '@aangan/messages';
import { Stack, Subheading } from '@aangan/ui';
import { FormBody, refusedValues } from '@aangan/ui/formik';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Formik, type FormikHelpers } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import { outcomes } from '../../../outcomes.ts';
import { type ProofRequest, secondFactorOf } from '../../../proof/proof-requests.ts';
import { SecondStep } from '../../../proof/second-step.tsx';
import { failureHeadings, failureReason } from '../model/panel-failure.ts';
import { panelSignInSchema, panelSignUpSchema } from '../model/panel-schemas.ts';
import {
  clientOf,
  credentialsOf,
  initialValuesOf,
  type PanelValues,
} from '../model/panel-values.ts';
import { ModeSwitch } from './mode-switch.tsx';
import { SignInFields, SignUpFields } from './panel-fields.tsx';

const headings: Record<AuthPanelMode, MessageDescriptor> = {
  'sign-in': msg({ id: 'auth.sign-in-title', message: 'Sign in' }),
  'sign-up': msg({ id: 'auth.create-account-title', message: 'Create an account' }),
};

/** Signs in or creates an account within another remote's page. It does not navigate, but calls back when done. */
export function AuthPanel(props: AuthPanelProps) {
  const { i18n } = useLingui();
  const { initialMode = 'sign-up', prefill, onAuthenticated, heading, headingLevel = 3 } = props;
  const host = useHost();
  const { signIn, register } = useSession();
  const [mode, setMode] = useState(initialMode);
  const [typed, setTyped] = useState(() => {
    const initial = initialValuesOf(prefill);
    return { 'sign-in': initial, 'sign-up': initial };
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [second, setSecond] = useState<ProofRequest | null>(null);
  const title = useFocusAfterSwitch(mode);

  const name = i18n._(headings[mode]);
  const schema = useMemo(
    () => (mode === 'sign-in' ? panelSignInSchema(i18n) : panelSignUpSchema(i18n)),
    [mode, i18n],
  );

  function change(next: AuthPanelMode, left: PanelValues) {
    setTyped({ ...typed, [mode]: left });
    setFailure(null);
    setMode(next);
  }

  const enter = (values: PanelValues): Promise<User> =>
    mode === 'sign-in' ? signIn(credentialsOf(values)) : register(clientOf(values));

  async function submit(values: PanelValues, { setStatus }: FormikHelpers<PanelValues>) {
    setFailure(null);
    setStatus(undefined);
    try {
      const user = await enter(values);
      if (mode === 'sign-up') outcomes.report(host, 'signed-up');
      onAuthenticated(user);
    } catch (error) {
      const problem = problemOf(error);
      const asked = secondFactorOf(problem);
      if (asked) {
        setTyped({ ...typed, [mode]: values });
        setSecond(asked);
        return;
      }
      console.error(failureHeadings[mode].message, problem.kind, problem.status);
      setStatus(refusedValues(problem, values));
      setFailure(failureReason(mode, problem, i18n));
    }
  }

  if (second) {
    return (
      <Stack gap="l">
        <Subheading as={`h${headingLevel}`}>
          {i18n._(msg({ id: 'auth.second-step-title', message: 'One more step' }))}
        </Subheading>
        <SecondStep
          nested
          request={second}
          remember
          onSignedIn={onAuthenticated}
          onOver={(why) => {
            setFailure(why);
            setSecond(null);
          }}
        />
      </Stack>
    );
  }
  return (
    <Stack gap="l">
      <Subheading as={`h${headingLevel}`} ref={title} tabIndex={-1}>
        {heading ?? name}
      </Subheading>
      <Formik key={mode} initialValues={typed[mode]} validationSchema={schema} onSubmit={submit}>
        <FormBody
          nested
          label={name}
          failure={failure}
          failureHeading={i18n._(failureHeadings[mode])}
        >
          {mode === 'sign-in' ? <SignInFields /> : <SignUpFields />}
          <ModeSwitch mode={mode} onChange={change} />
        </FormBody>
      </Formik>
    </Stack>
  );
}

/** A switch of the mode removes the pressed button: the focus moves to the heading of the new mode. */
function useFocusAfterSwitch(mode: AuthPanelMode) {
  const title = useRef<HTMLHeadingElement>(null);
  const lastMode = useRef(mode);
  useEffect(() => {
    if (lastMode.current === mode) return;
    lastMode.current = mode;
    title.current?.focus();
  }, [mode]);
  return title;
}
