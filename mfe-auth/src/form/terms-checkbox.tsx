import { paths, type SignUpType } from '@aangan/domain';
import { FormCheckbox } from '@aangan/ui/formik';
import { Trans } from '@lingui/react/macro';
import { LinkBeside } from '../frame/link-beside.tsx';

const termsPath: Record<SignUpType, string> = {
  designer: paths.designerTerms(),
  vendor: paths.vendorTerms(),
  client: paths.terms(),
};

/** The checkbox for the terms of the account type. The terms open in a new tab, so that nothing typed is lost. */
export function TermsCheckbox({ type }: { type: SignUpType }) {
  return (
    <FormCheckbox
      name="terms"
      label={
        <span>
          <Trans id="auth.terms-consent">
            I am 18 or older and agree to the <LinkBeside to={termsPath[type]}>Terms</LinkBeside>{' '}
            and the <LinkBeside to={paths.privacy()}>Privacy Policy</LinkBeside>.
          </Trans>
        </span>
      }
    />
  );
}
