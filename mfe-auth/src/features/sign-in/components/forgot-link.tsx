import { paths } from '@aangan/domain';
import { TextLink, tokens } from '@aangan/ui';
import { Trans } from '@lingui/react/macro';
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
      <Trans id="auth.forgot-your-password">Forgot your password?</Trans>
    </SmallLink>
  );
}
