import { paths } from '@aangan/domain';
import { Button, tokens } from '@aangan/ui';
import { FormPasswordField, FormTextField } from '@aangan/ui/formik';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { NewPasswordFields } from '../../../form/new-password-fields.tsx';
import { TermsCheckbox } from '../../../form/terms-checkbox.tsx';
import { LinkBeside } from '../../../frame/link-beside.tsx';

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l} ${tokens.space.m};
  align-items: start;

  @media (min-width: 30em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The fields of signing in. */
export function SignInFields() {
  return (
    <>
      <FormTextField
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <FormPasswordField name="password" label="Password" autoComplete="current-password" />
      <LinkBeside to={paths.forgotPassword()}>Forgot your password?</LinkBeside>
      <Send>Sign in</Send>
    </>
  );
}

/** The fields of a client's sign-up. */
export function SignUpFields() {
  return (
    <>
      <Pair>
        <FormTextField name="first_name" label="First name" autoComplete="given-name" />
        <FormTextField name="last_name" label="Last name" autoComplete="family-name" />
      </Pair>
      <FormTextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <NewPasswordFields />
      <TermsCheckbox type="client" />
      <Send>Create account</Send>
    </>
  );
}

/** Not a submit button: inside another form it would submit that one. */
function Send({ children }: { children: string }) {
  const { isSubmitting, submitForm } = useFormikContext();
  return (
    <Button block busy={isSubmitting} onClick={() => void submitForm()}>
      {children}
    </Button>
  );
}
