import { isolated, isWebUrl, shownEmail } from '@aangan/domain';
import {
  Badge,
  Button,
  Muted,
  OutsideLink,
  Row,
  Stack,
  Subheading,
  TextLink,
  tokens,
  when,
} from '@aangan/ui';
import { Fragment, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { LinkBeside } from '../../../frame/link-beside.tsx';
import type { Listing } from '../api/lists.ts';
import { dayOf, kindLabels, publicPage, shortAddress } from '../model/operator-labels.ts';
import { BreakableAddress } from './breakable-address.tsx';
import { DecisionButtons, DecisionCard } from './decision-card.tsx';
import { useVerify } from './use-verify.tsx';

const Details = styled.dl`
  display: grid;
  grid-column: 1 / -1;
  gap: ${tokens.space.hair};
  margin: 0;
  font-size: ${tokens.type.small};

  div {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
  }
  ${when.medium} {
    grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
    gap: ${tokens.space.s} ${tokens.space.l};

    div {
      display: block;
    }
  }

  dt {
    color: ${tokens.color.inkFaint};
    font-size: ${tokens.type.small};
  }
  dd {
    margin: 0;
  }
`;

const Whole = styled.span`
  white-space: nowrap;
`;

const SentBack = styled.p`
  max-width: 60rem;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Bio = styled.p`
  grid-column: 1 / -1;
  max-width: 60rem;
  white-space: pre-line;
`;

interface QueueItemProps {
  listing: Listing;
  onVerified: () => void;
  onSendBack: () => void;
}

/** A profile that waits for verification, with what is needed to decide about it. */
export function QueueItem({ listing, onVerified, onSendBack }: QueueItemProps) {
  const verify = useVerify();
  const [isBusy, setBusy] = useState(false);
  const { kind, name, bio, sent_back, created_at } = listing;

  async function decide() {
    setBusy(true);
    const isDone = await verify(listing, true);
    setBusy(false);
    if (isDone) onVerified();
  }

  return (
    <DecisionCard aria-label={name}>
      <Stack gap="hair">
        <Row gap="xs">
          <Subheading>{name}</Subheading>
          <Badge>{kindLabels[kind]}</Badge>
        </Row>
        <Muted>{`Waiting since ${dayOf(created_at)}`}</Muted>
        {sent_back && (
          <SentBack>{`Sent back on ${dayOf(sent_back.at)}: ${sent_back.why}`}</SentBack>
        )}
      </Stack>
      <Details>
        {factsOf(listing).map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </Details>
      <Bio>{bio}</Bio>
      <DecisionButtons>
        <LinkBeside to={publicPage(listing)}>Public page</LinkBeside>
        <Button
          size="small"
          variant="secondary"
          aria-label={`Send back ${name}`}
          disabled={isBusy}
          onClick={onSendBack}
        >
          Send back
        </Button>
        <Button
          size="small"
          busy={isBusy}
          aria-label={`Verify ${name}`}
          onClick={() => void decide()}
        >
          Verify
        </Button>
      </DecisionButtons>
    </DecisionCard>
  );
}

function factsOf(listing: Listing): [string, ReactNode][] {
  const { account } = listing;
  return [
    ['Does', listing.specializations_display.join(', ') || 'Not specified'],
    ['Head office', listing.head_office_address || 'Not specified'],
    ['City', listing.city ?? 'Not specified'],
    ['Established', listing.establishment_year],
    ['Posts', listing.posts_count],
    ['Website', <Address key="website" address={listing.website} />],
    ['LinkedIn', <Address key="linkedin" address={listing.linkedin_profile} />],
    ['Instagram', <Address key="instagram" address={listing.instagram_profile} />],
    [
      'Email',
      <Fragment key="email">
        <BreakableAddress>{shownEmail(account.email)}</BreakableAddress>{' '}
        <Whole>{`(${account.email_verified ? 'verified' : 'not verified'})`}</Whole>
      </Fragment>,
    ],
    ['Account’s phone', <Phone key="phone" number={account.phone} />],
    ['Contact', <Contact key="contact" profile={account.profile} />],
    ['Signed up', dayOf(account.created_at)],
  ];
}

function Contact({ profile }: { profile: Listing['account']['profile'] }) {
  if (!profile) return <span>Not specified</span>;
  return (
    <>
      <span>{`${isolated(profile.contact_name)}, `}</span>
      <Phone number={profile.contact_phone} />
    </>
  );
}

function Phone({ number }: { number: string | null }) {
  if (!number) return <span>Not specified</span>;
  return <TextLink href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{number}</TextLink>;
}

function Address({ address }: { address: string | null }) {
  return address && isWebUrl(address) ? (
    <OutsideLink href={address}>
      <BreakableAddress>{shortAddress(address)}</BreakableAddress>
    </OutsideLink>
  ) : (
    <span>Not specified</span>
  );
}
