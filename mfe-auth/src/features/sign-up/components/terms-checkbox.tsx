import { paths, type SignUpType } from '@aangan/domain';
import { TextLink, VisuallyHidden } from '@aangan/ui';
import { FormCheckbox } from '@aangan/ui/formik';
import { Link } from 'react-router-dom';

const termsPath: Record<SignUpType, string> = {
  designer: paths.designerTerms(),
  vendor: paths.vendorTerms(),
  client: paths.terms(),
};

/** The box that stands for the terms of the type; they open beside the form, so that nothing typed is lost. */
export function TermsCheckbox({ type }: { type: SignUpType }) {
  return (
    <FormCheckbox
      name="terms"
      label={
        <>
          I am 18 or older and agree to the <Document to={termsPath[type]}>Terms</Document> and the{' '}
          <Document to={paths.privacy()}>Privacy Policy</Document>.
        </>
      }
    />
  );
}

function Document({ to, children }: { to: string; children: string }) {
  return (
    <TextLink as={Link} to={to} target="_blank">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </TextLink>
  );
}
