import { paths } from '@aangan/domain';
import { TextLink } from '@aangan/ui';
import { useFormikContext } from 'formik';
import { Link } from 'react-router-dom';
import type { PassedAlong } from '../../../frame/passed-along.ts';

/** Leads to the reset, with the email that was typed already. */
export function ForgotLink() {
  const { values } = useFormikContext<{ email: string }>();
  const along: PassedAlong = { email: values.email.trim() };
  return (
    <TextLink as={Link} to={paths.forgotPassword()} state={along}>
      Forgot your password?
    </TextLink>
  );
}
