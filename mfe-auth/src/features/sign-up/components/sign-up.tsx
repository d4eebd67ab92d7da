import { type ApiProblem, problemOf } from '@aangan/api-client';
import { paths, type SignUpType, shownEmail, signUpTypeOf, sitePathOf } from '@aangan/domain';
import { useHost, useSession } from '@aangan/host';
import type { MessageDescriptor } from '@aangan/messages';
import { Spinner, Stack, toasts, usePageTitle } from '@aangan/ui';
import { refusedValues } from '@aangan/ui/formik';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Formik, type FormikHelpers } from 'formik';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { registrationFailure } from '../../../failures/registration-failure.ts';
import { AuthFrame } from '../../../frame/auth-frame.tsx';
import type { FramePicture } from '../../../frame/pictures/pictures.ts';
import { outcomes } from '../../../outcomes.ts';
import { signUpDraft } from '../model/sign-up-draft.ts';
import { signUpSchema } from '../model/sign-up-schema.ts';
import { prefilled, registrationOf, type SignUpValues } from '../model/sign-up-values.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { SignedInAlready } from './signed-in-already.tsx';

interface SignUpTexts {
  title: MessageDescriptor;
  lede: MessageDescriptor;
  picture: FramePicture;
}

const texts: Record<SignUpType, SignUpTexts> = {
  designer: {
    title: msg({ id: 'auth.join-as-design-hub-title', message: 'Join as Design Hub' }),
    lede: msg({
      id: 'auth.join-as-design-hub-lede',
      message: 'A page of your own for your firm’s work.',
    }),
    picture: 'studio',
  },
  vendor: {
    title: msg({ id: 'auth.join-as-vendor-title', message: 'Join as Vendor' }),
    lede: msg({
      id: 'auth.join-as-vendor-lede',
      message: 'Be found by the studios that specify what you make.',
    }),
    picture: 'ceramics',
  },
  client: {
    title: msg({ id: 'auth.create-account-title', message: 'Create an account' }),
    lede: msg({
      id: 'auth.create-account-lede',
      message: 'Meet the studios behind the rooms you like.',
    }),
    picture: 'living',
  },
};

/** /register, for the account type in `?type=`. */
export function SignUp() {
  const { t, i18n } = useLingui();
  const [parameters, setParameters] = useSearchParams();
  const type = signUpTypeOf(parameters.get('type'));
  const { lede, picture, ...named } = texts[type];
  const title = i18n._(named.title);
  usePageTitle(title);
  const { status } = useSession();
  function changeType(changed: SignUpType) {
    const query = new URLSearchParams(parameters);
    query.set('type', changed);
    setParameters(query, { replace: true, preventScrollReset: true });
  }
  return (
    <AuthFrame title={title} lede={i18n._(lede)} picture={picture}>
      {status === 'checking' ? (
        <Spinner label={t({ id: 'auth.loading', message: 'Loading...' })} />
      ) : (
        <Stack gap="l">
          <SignedInAlready />
          <SignUpForType
            type={type}
            next={sitePathOf(parameters.get('next'))}
            onTypeChange={changeType}
          />
        </Stack>
      )}
    </AuthFrame>
  );
}

interface SignUpForTypeProps {
  type: SignUpType;
  next: string | null;
  onTypeChange: (type: SignUpType) => void;
}

function SignUpForType({ type, next, onTypeChange }: SignUpForTypeProps) {
  const { t, i18n } = useLingui();
  const host = useHost();
  const { user, register } = useSession();
  const navigate = useNavigate();
  const [initialValues] = useState(() => prefilled(user));
  const schema = useMemo(() => signUpSchema(type), [type]);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(values: SignUpValues, { setStatus }: FormikHelpers<SignUpValues>) {
    setFailure(null);
    setStatus(undefined);
    try {
      const account = await register(registrationOf(values, type));
      outcomes.report(host, 'signed-up');
      const email = shownEmail(account.email);
      signUpDraft.clear();
      navigate(destinationOf(type, next), { replace: true });
      toasts.success(
        t({
          id: 'auth.welcome-verify',
          message: `Welcome to Aangan. We have sent a link to ${email} to verify it.`,
        }),
      );
    } catch (error) {
      const problem = problemOf(error);
      console.error('Registration failed', problem.kind, problem.status);
      setStatus(refusedValues(atShownFields(problem, type), values));
      setFailure(registrationFailure(problem, i18n));
    }
  }

  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      <SignUpForm type={type} next={next} onTypeChange={onTypeChange} failure={failure} />
    </Formik>
  );
}

/** A firm's name is sent as its first name: errors about it are shown at the firm's name field. */
function atShownFields({ fields = {}, codes }: ApiProblem, type: SignUpType) {
  const { first_name: names, ...rest } = fields;
  return { codes, fields: names && type !== 'client' ? { ...rest, firm_name: names } : fields };
}

/** The page after the sign-up: onboarding for firms, `?next=` or home for clients. */
function destinationOf(type: SignUpType, next: string | null): string {
  if (type === 'designer') return paths.designerOnboarding();
  if (type === 'vendor') return paths.vendorOnboarding();
  return next ?? paths.home();
}
