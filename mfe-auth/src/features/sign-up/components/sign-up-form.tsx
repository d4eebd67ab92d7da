import { accountLimits, paths, readPhone, type SignUpType } from '@aangan/domain';
import { Button, TextLink } from '@aangan/ui';
import { FormBody, FormTextField, PersonNameFields } from '@aangan/ui/formik';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { NewPasswordFields } from '../../../form/new-password-fields.tsx';
import { TermsCheckbox } from '../../../form/terms-checkbox.tsx';
import { DraftKeeper } from './draft-keeper.tsx';
import { RoleBoxes } from './role-boxes.tsx';
import { TakenEmail } from './taken-email.tsx';

export interface SignUpFormProps {
  type: SignUpType;
  next: string | null;
  onTypeChange: (type: SignUpType) => void;
  /** The lines of the 'Registration Failed' box. */
  failure: string | null;
}

/** The sign-up form of an account type, below the error of the last attempt. */
export function SignUpForm({ type, next, onTypeChange, failure }: SignUpFormProps) {
  const { t } = useLingui();
  const { isSubmitting } = useFormikContext();
  useValidationOf(type);
  return (
    <FormBody
      label={t({ id: 'auth.sign-up-form', message: 'Sign up' })}
      failure={failure}
      failureHeading={t({ id: 'auth.sign-up-failed', message: 'Registration Failed' })}
    >
      <DraftKeeper />
      <RoleBoxes type={type} onChange={onTypeChange} />
      <NameFields type={type} />
      <FormTextField
        name="email"
        label={t({ id: 'auth.email', message: 'Email' })}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <TakenEmail next={next} />
      <FormTextField
        name="phone"
        label={t({ id: 'auth.phone', message: 'Phone' })}
        type="tel"
        autoComplete="tel"
        read={readPhone}
        optional
      />
      <NewPasswordFields />
      <TermsCheckbox type={type} />
      <Button type="submit" block busy={isSubmitting}>
        {type === 'client'
          ? t({ id: 'auth.create-account', message: 'Create account' })
          : t({ id: 'auth.join-aangan', message: 'Join Aangan' })}
      </Button>
      <p>
        <Trans id="auth.have-account-sign-in">
          Already have an account?{' '}
          <TextLink as={Link} to={paths.login(next)}>
            Sign in
          </TextLink>
        </Trans>
      </p>
    </FormBody>
  );
}

/** Validates again when the type changes: other types have other name fields. */
function useValidationOf(type: SignUpType) {
  const { validateForm } = useFormikContext();
  const lastType = useRef(type);
  useEffect(() => {
    if (lastType.current === type) return;
    lastType.current = type;
    void validateForm();
  }, [type, validateForm]);
}

function NameFields({ type }: { type: SignUpType }) {
  const { t } = useLingui();
  if (type === 'client') {
    return <PersonNameFields maxLength={accountLimits.nameMax} />;
  }
  const label =
    type === 'designer'
      ? t({ id: 'auth.firm-name', message: 'Firm name' })
      : t({ id: 'auth.company-name', message: 'Company name' });
  return <FormTextField name="firm_name" label={label} autoComplete="organization" />;
}
