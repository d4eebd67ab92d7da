import { paths } from '@aangan/domain';
import { TextLink, tokens } from '@aangan/ui';
import { useFormikContext } from 'formik';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { LocationState } from '../../../frame/location-state.ts';

const SmallLink = styled(TextLink)`
  font-size: ${tokens.type.small};
`;

/** Links to the password reset and passes the typed email on. */
export function ForgotLink() {
  const { values } = useFormikContext<{ email: string }>();
  const locationState: LocationState = { email: values.email.trim() };
  return (
    <SmallLink as={Link} to={paths.forgotPassword()} state={locationState}>
      Forgot your password?
    </SmallLink>
  );
}
