import { withApi } from '@aangan/host';
import { Button, Notice, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { GrievanceOfficer, SupportEmail } from '../static/named-details.tsx';
import { SiteDetailsMissing, siteApi } from '../static/site-details.tsx';
import { Prose, StaticFrame } from '../static/static-frame.tsx';
import { OpenNow } from './opening-hours.tsx';
import { TicketForm } from './ticket-form.tsx';

const Form = styled.section`
  form {
    padding-top: ${tokens.space.s};
  }
`;

const Sent = styled(Notice)`
  display: grid;
  gap: ${tokens.space.m};
  padding-block: ${tokens.space.l};
  justify-items: start;
  white-space: normal;

  h2,
  p {
    margin: 0;
  }
`;

const Reference = styled.strong.attrs({ translate: 'no' })`
  font-feature-settings: 'tnum';
  white-space: nowrap;
  user-select: all;
`;

/** /support: hours, the time of a reply, the grievance officer, and the form. */
export const SupportPage = withApi(siteApi, function Support() {
  siteApi.useGetSiteDetailsQuery();
  const { t } = useLingui();
  return (
    <StaticFrame
      title={t({ id: 'shell.support', message: 'Support' })}
      lede={t({
        id: 'shell.support-hours',
        message:
          'We are here from 10 AM to 7 PM, Monday to Saturday. You typically have our reply within 24 working hours.',
      })}
    >
      <Prose>
        <OpenNow />
        <WriteToUs />
        <section aria-labelledby="email-title">
          <h2 id="email-title">
            <Trans id="shell.support-by-email">By email</Trans>
          </h2>
          <p>
            <Trans id="shell.support-write">
              You can also write to <SupportEmail />. The same hours apply.
            </Trans>
          </p>
        </section>
        <section id="grievance" aria-labelledby="grievance-title">
          <h2 id="grievance-title">
            <Trans id="shell.support-complaint">A complaint about content or an account</Trans>
          </h2>
          <SiteDetailsMissing />
          <GrievanceOfficer />
        </section>
      </Prose>
    </StaticFrame>
  );
});

interface SentTicket {
  reference: string;
  email: string;
}

function WriteToUs() {
  const [sent, setSent] = useState<SentTicket | null>(null);
  return (
    <Form aria-labelledby="write-title">
      {sent ? (
        <ThankYou {...sent} onAgain={() => setSent(null)} />
      ) : (
        <>
          <h2 id="write-title">
            <Trans id="shell.write-to-us">Write to us</Trans>
          </h2>
          <TicketForm onSent={(reference, { email }) => setSent({ reference, email })} />
        </>
      )}
    </Form>
  );
}

function ThankYou({ reference, email, onAgain }: SentTicket & { onAgain: () => void }) {
  const address = email.trim();
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Sent ref={message} tabIndex={-1} tone="success">
      <h2 id="write-title">
        <Trans id="shell.message-sent">We have your message</Trans>
      </h2>
      <p>
        <Trans id="shell.message-reference">
          Your reference number is <Reference>{reference}</Reference>.
        </Trans>{' '}
        <Trans id="shell.message-reply">
          You typically have our reply within 24 working hours, at {address}.
        </Trans>
      </p>
      <Button variant="secondary" size="small" onClick={onAgain}>
        <Trans id="shell.write-another">Write another message</Trans>
      </Button>
    </Sent>
  );
}
