import { paths, policyPeriods } from '@aangan/domain';
import { TextLink } from '@aangan/ui';
import { Link } from 'react-router-dom';
import { CourtCity, GrievanceOfficer, TermsVersion } from '../named-details.tsx';
import type { PageSection } from '../page-text.ts';

// The sections that all three terms share.

export const version = (
  <span>
    Version: <TermsVersion />
  </span>
);

export const suspension: PageSection = {
  id: 'suspension',
  title: 'Suspension',
  body: (
    <>
      <p>
        We may suspend an account that breaks these terms, misleads others, or is a danger to them.
        While it is suspended, it cannot be used to sign in and its public pages are not shown. We
        write to its owner and give the reason.
      </p>
      <p>If you think that we are wrong, write to us or to the grievance officer named below.</p>
    </>
  ),
};

export const leaving: PageSection = {
  id: 'leaving',
  title: 'Leaving, and your data',
  body: (
    <>
      <p>
        You may delete your account at any time on your account page. It is closed at once and
        signed out everywhere. Within {policyPeriods.deletionBusinessDays} business days of your
        deleting it, or of your withdrawing your consent, your data is deleted.
      </p>
      <p>
        What we keep about you, who sees it and what you can ask of us is in{' '}
        <TextLink as={Link} to={paths.privacy()}>
          Privacy
        </TextLink>
        .
      </p>
    </>
  ),
};

export const changes: PageSection = {
  id: 'changes',
  title: 'Changes to these terms',
  body: (
    <p>
      When these terms change, their version changes with them; it stands at the top of this page.
      The document and the version that you accepted when you signed up are stored with your
      account.
    </p>
  ),
};

export const disputes: PageSection = {
  id: 'disputes',
  title: 'Disputes and law',
  body: (
    <>
      <p>
        Let us first try to settle a dispute amicably. If that does not succeed within{' '}
        {policyPeriods.arbitrationAfterDays} days, it goes to arbitration.
      </p>
      <p>
        Indian law governs these terms. The courts in <CourtCity /> have jurisdiction.
      </p>
    </>
  ),
};

export const complaints: PageSection = {
  id: 'complaints',
  title: 'Complaints',
  body: <GrievanceOfficer />,
};
