import { paths } from '@aangan/domain';
import { Link } from 'react-router-dom';

/** /terms (product-1, section 1: what the legal text states). */
export function Terms() {
  return (
    <>
      <p>These terms apply to everyone who uses Aangan.</p>
      <h2>What Aangan is</h2>
      <p>
        Aangan lets you find design firms, architects and vendors and get in touch with them. We are
        an intermediary. We are not a party to what you agree with each other, and we do not design,
        contract or execute.
      </p>
      <CommonTerms />
    </>
  );
}

/** /designer-terms */
export function DesignerTerms() {
  return (
    <>
      <p>
        These terms apply to design firms and architects, together with the{' '}
        <Link to={paths.terms()}>terms of use</Link>.
      </p>
      <LicenceTerms />
      <CommonTerms />
    </>
  );
}

/** /vendor-terms */
export function VendorTerms() {
  return (
    <>
      <p>
        These terms apply to suppliers, makers and consultants, together with the{' '}
        <Link to={paths.terms()}>terms of use</Link>.
      </p>
      <LicenceTerms />
      <CommonTerms />
    </>
  );
}

function LicenceTerms() {
  return (
    <>
      <h2>Your content</h2>
      <p>
        What you publish stays yours. By publishing it here you license it to us for marketing
        Aangan. Publish only what you have the right to publish, and describe your work truthfully.
      </p>
    </>
  );
}

function CommonTerms() {
  return (
    <>
      <h2>Who may have an account</h2>
      <p>You must be 18 or older.</p>
      <h2>Suspension</h2>
      <p>We may suspend an account that breaks these terms.</p>
      <h2>Disputes</h2>
      <p>
        Let us try to settle a dispute amicably first. If that does not succeed within 30 days, it
        goes to arbitration. Indian law governs these terms, and the courts of one city in India
        have jurisdiction.
      </p>
      <h2>Leaving</h2>
      <p>
        When you delete your account or withdraw your consent, your data is deleted within 7
        business days.
      </p>
    </>
  );
}
