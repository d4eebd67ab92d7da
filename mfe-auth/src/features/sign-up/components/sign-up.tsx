import { type ApiProblem, problemOf } from '@aangan/api-client';
import { paths, type SignUpType, shownEmail, signUpTypeOf, sitePathOf } from '@aangan/domain';
import { useSession } from '@aangan/host';
import { Spinner, Stack, toasts, usePageTitle } from '@aangan/ui';
import { refusedValues } from '@aangan/ui/formik';
import { Formik, type FormikHelpers } from 'formik';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { registrationFailure } from '../../../failures/registration-failure.ts';
import { AuthFrame } from '../../../frame/auth-frame.tsx';
import type { FramePicture } from '../../../frame/pictures/pictures.ts';
import { signUpDraft } from '../model/sign-up-draft.ts';
import { signUpSchema } from '../model/sign-up-schema.ts';
import { prefilled, registrationOf, type SignUpValues } from '../model/sign-up-values.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { SignedInAlready } from './signed-in-already.tsx';

const texts: Record<SignUpType, { title: string; lede: string; picture: FramePicture }> = {
  designer: {
    title: 'Join as Design Hub',
    lede: 'A page of your own for your firm’s work.',
    picture: 'studio',
  },
  vendor: {
    title: 'Join as Vendor',
    lede: 'Be found by the studios that specify what you make.',
    picture: 'ceramics',
  },
  client: {
    title: 'Create an account',
    lede: 'Meet the studios behind the rooms you like.',
    picture: 'living',
  },
};

/** /register, for the account type in `?type=`. */
export function SignUp() {
  const [parameters, setParameters] = useSearchParams();
  const type = signUpTypeOf(parameters.get('type'));
  const { title, lede, picture } = texts[type];
  usePageTitle(title);
  const { status } = useSession();
  function changeType(changed: SignUpType) {
    const query = new URLSearchParams(parameters);
    query.set('type', changed);
    setParameters(query, { replace: true, preventScrollReset: true });
  }
  return (
    <AuthFrame title={title} lede={lede} picture={picture}>
      {status === 'checking' ? (
        <Spinner label="Loading..." />
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
  const { user, register } = useSession();
  const navigate = useNavigate();
  const [initialValues] = useState(() => prefilled(user));
  const schema = useMemo(() => signUpSchema(type), [type]);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(values: SignUpValues, { setStatus }: FormikHelpers<SignUpValues>) {
    setFailure(null);
    setStatus(undefined);
    try {
      const { email } = await register(registrationOf(values, type));
      signUpDraft.clear();
      navigate(destinationOf(type, next), { replace: true });
      toasts.success(
        `Welcome to Aangan. We have sent a link to ${shownEmail(email)} to verify it.`,
      );
    } catch (error) {
      const problem = problemOf(error);
      console.error('Registration failed', problem.kind, problem.status);
      setStatus(refusedValues(atShownFields(problem, type), values));
      setFailure(registrationFailure(problem));
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
