import { paths } from '@aangan/domain';
import { TextLink } from '@aangan/ui';
import type { RefusedValues } from '@aangan/ui/formik';
import { Trans } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { Link } from 'react-router-dom';
import type { LocationState } from '../../../frame/location-state.ts';

/** Shown below an email that already has an account: a link to signing in with it. */
export function TakenEmail({ next }: { next: string | null }) {
  const { values, status } = useFormikContext<{ email: string }>();
  const refused = (status as RefusedValues | undefined)?.email;
  if (refused?.code !== 'taken' || refused.value !== values.email) return null;
  const locationState: LocationState = { email: values.email.trim() };
  return (
    <p>
      <TextLink as={Link} to={paths.login(next)} state={locationState}>
        <Trans id="auth.sign-in-instead">Sign in instead?</Trans>
      </TextLink>
    </p>
  );
}
