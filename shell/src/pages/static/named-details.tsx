import { paths, policyPeriods } from '@aangan/domain';
import { TextLink } from '@aangan/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { SiteDetail, useSiteDetails } from './site-details.tsx';

const Address = styled.address`
  font-style: normal;
  white-space: pre-line;
`;

/** The provider's legal name. */
export function Provider() {
  return <SiteDetail of={(details) => details.provider_name} otherwise="the provider of Aangan" />;
}

/** The city whose courts have jurisdiction. */
export function CourtCity() {
  return (
    <SiteDetail of={(details) => details.court_city} otherwise="our registered office’s city" />
  );
}

/** The terms' version as a month where it names one: "2026-11" → "November 2026". */
export function TermsVersion() {
  return (
    <SiteDetail of={(details) => monthOf(details.terms_version)} otherwise="not known just now" />
  );
}

function monthOf(version: string): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(version)) return version;
  const month = new Intl.DateTimeFormat('en-IN', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return month.format(new Date(`${version}-01T00:00:00Z`));
}

/** The support's email address as a link; a link to the support page where it could not be loaded. */
export function SupportEmail() {
  const { data } = useSiteDetails();
  if (data?.support_email) return <Mail to={data.support_email} />;
  return (
    <TextLink as={Link} to={paths.support()}>
      the support page
    </TextLink>
  );
}

function Mail({ to }: { to: string }) {
  return <TextLink href={`mailto:${to}`}>{to}</TextLink>;
}

/** The grievance officer: name, address, and the periods for acknowledging and resolving. */
export function GrievanceOfficer() {
  const { data } = useSiteDetails();
  const officer = data?.grievance_officer;
  return (
    <>
      <p>
        Our grievance officer acknowledges a complaint within{' '}
        {policyPeriods.grievanceAcknowledgedHours} hours and resolves it within{' '}
        {policyPeriods.grievanceResolvedDays} days.
      </p>
      <Address>
        <SiteDetail
          of={({ grievance_officer: { name, address } }) => `${name}\n${address}`}
          otherwise="Grievance officer of Aangan"
        />
        {officer?.email && (
          <>
            {'\n'}
            <Mail to={officer.email} />
          </>
        )}
      </Address>
      <p>
        Say what the complaint is about and where it can be seen: the address of the page, or the
        name of the firm or vendor. Leave a way to reach you.
      </p>
    </>
  );
}
