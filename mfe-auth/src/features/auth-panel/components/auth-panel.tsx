import { problemOf } from '@aangan/api-client';
import { type AuthPanelMode, type AuthPanelProps, type User, useSession } from '@aangan/host';
import { Stack, Subheading } from '@aangan/ui';
import { FormBody, refusedValues } from '@aangan/ui/formik';
import { Formik, type FormikHelpers } from 'formik';
import { useEffect, useRef, useState } from 'react';
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

const headings: Record<AuthPanelMode, string> = {
  'sign-in': 'Sign in',
  'sign-up': 'Create an account',
};

/** Signs in or creates an account within another remote's page. It does not navigate, but calls back when done. */
export function AuthPanel(props: AuthPanelProps) {
  const { initialMode = 'sign-up', prefill, onAuthenticated, heading, headingLevel = 3 } = props;
  const { signIn, register } = useSession();
  const [mode, setMode] = useState(initialMode);
  const [typed, setTyped] = useState(() => {
    const initial = initialValuesOf(prefill);
    return { 'sign-in': initial, 'sign-up': initial };
  });
  const [failure, setFailure] = useState<string | null>(null);
  const title = useFocusAfterSwitch(mode);

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
      onAuthenticated(await enter(values));
    } catch (error) {
      const problem = problemOf(error);
      console.error(failureHeadings[mode], problem.kind, problem.status);
      setStatus(refusedValues(problem, values));
      setFailure(failureReason(mode, problem));
    }
  }

  return (
    <Stack gap="l">
      <Subheading as={`h${headingLevel}`} ref={title} tabIndex={-1}>
        {heading ?? headings[mode]}
      </Subheading>
      <Formik
        key={mode}
        initialValues={typed[mode]}
        validationSchema={mode === 'sign-in' ? panelSignInSchema : panelSignUpSchema}
        onSubmit={submit}
      >
        <FormBody
          nested
          label={headings[mode]}
          failure={failure}
          failureHeading={failureHeadings[mode]}
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
