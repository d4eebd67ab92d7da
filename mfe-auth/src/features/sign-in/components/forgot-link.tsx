import { paths } from '@aangan/domain';
import { TextLink, tokens } from '@aangan/ui';
import { useFormikContext } from 'formik';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { PassedAlong } from '../../../frame/passed-along.ts';

const SmallLink = styled(TextLink)`
  font-size: ${tokens.type.small};
`;

/** Leads to the reset, with the email that was typed already. */
export function ForgotLink() {
  const { values } = useFormikContext<{ email: string }>();
  const along: PassedAlong = { email: values.email.trim() };
  return (
    <SmallLink as={Link} to={paths.forgotPassword()} state={along}>
      Forgot your password?
    </SmallLink>
  );
}
