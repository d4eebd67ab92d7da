import { paths } from '@aangan/domain';
import { TextLink, tokens } from '@aangan/ui';
import { useFormikContext } from 'formik';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { PassedAlong } from '../../../frame/passed-along.ts';

const SmallLink = styled(TextLink)`
  font-size: ${tokens.type.small};
`;

/** Links to the password reset and passes the typed email on. */
export function ForgotLink() {
  const { values } = useFormikContext<{ email: string }>();
  const along: PassedAlong = { email: values.email.trim() };
  return (
    <SmallLink as={Link} to={paths.forgotPassword()} state={along}>
      Forgot your password?
    </SmallLink>
  );
}
