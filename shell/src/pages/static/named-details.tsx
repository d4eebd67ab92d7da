import { paths, policyPeriods } from '@aangan/domain';
import { useHost } from '@aangan/host';
import { useSentences } from '@aangan/messages';
import { TextLink } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { SiteDetail, useSiteDetails } from './site-details.tsx';

const Address = styled.address`
  font-style: normal;
  white-space: pre-line;
`;

/** The provider's legal name. */
export function Provider() {
  const { t } = useLingui();
  const otherwise = t({ id: 'shell.provider', message: 'the provider of Aangan' });
  return <SiteDetail of={(details) => details.provider_name} otherwise={otherwise} />;
}

/** The city whose courts have jurisdiction. */
export function CourtCity() {
  const { t } = useLingui();
  const say = useSentences();
  const otherwise = t({ id: 'shell.court-city', message: 'our registered office’s city' });
  return <SiteDetail of={(details) => say(details.court_city)} otherwise={otherwise} />;
}

/** The terms' version as a month where it names one: "2026-11" → "November 2026". */
export function TermsVersion() {
  const { t } = useLingui();
  const { locale } = useHost();
  const otherwise = t({ id: 'shell.version-unknown', message: 'not known just now' });
  return (
    <SiteDetail of={(details) => monthOf(details.terms_version, locale)} otherwise={otherwise} />
  );
}

function monthOf(version: string, locale: string): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(version)) return version;
  const month = new Intl.DateTimeFormat(locale, {
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
      <Trans id="shell.the-support-page">the support page</Trans>
    </TextLink>
  );
}

function Mail({ to }: { to: string }) {
  return <TextLink href={`mailto:${to}`}>{to}</TextLink>;
}

/** The grievance officer: name, address, and the periods for acknowledging and resolving. */
export function GrievanceOfficer() {
  const { data } = useSiteDetails();
  const { t } = useLingui();
  const { grievanceAcknowledgedHours: hours, grievanceResolvedDays: days } = policyPeriods;
  const officer = data?.grievance_officer;
  return (
    <>
      <p>
        <Trans id="shell.grievance-times">
          Our grievance officer acknowledges a complaint within {hours} hours and resolves it within{' '}
          {days} days.
        </Trans>
      </p>
      <Address>
        <SiteDetail
          of={({ grievance_officer: { name, address } }) => `${name}\n${address}`}
          otherwise={t({ id: 'shell.grievance-officer', message: 'Grievance officer of Aangan' })}
        />
        {officer?.email && (
          <>
            {'\n'}
            <Mail to={officer.email} />
          </>
        )}
      </Address>
      <p>
        <Trans id="shell.grievance-what">
          Say what the complaint is about and where it can be seen: the address of the page, or the
          name of the firm or vendor. Leave a way to reach you.
        </Trans>
      </p>
    </>
  );
}
