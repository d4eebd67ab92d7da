import { isolated, isWebUrl, shownEmail } from '@aangan/domain';
import { useSentences } from '@aangan/messages';
import { OutsideLink, TextLink, tokens, when } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useDates } from '../../../frame/use-dates.ts';
import type { Listing } from '../api/lists.ts';
import { shortAddress } from '../model/operator-labels.ts';
import { BreakableAddress } from './breakable-address.tsx';

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

/** What an operator needs to know of a profile, each with its name. */
export function Facts({ listing }: { listing: Listing }) {
  return (
    <Details>
      {useFacts(listing).map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </Details>
  );
}

function useFacts(listing: Listing): [string, ReactNode][] {
  const { t } = useLingui();
  const say = useSentences();
  const { dayOf } = useDates();
  const { account, specializations_display, city } = listing;
  const none = <NotSpecified />;
  const does = specializations_display.map(say).join(', ');
  return [
    [t({ id: 'auth.fact-does', message: 'Does' }), does || none],
    [
      t({ id: 'auth.fact-head-office', message: 'Head office' }),
      listing.head_office_address || none,
    ],
    [t({ id: 'auth.fact-city', message: 'City' }), city === null ? none : say(city)],
    [t({ id: 'auth.fact-established', message: 'Established' }), listing.establishment_year],
    [t({ id: 'auth.fact-posts', message: 'Posts' }), listing.posts_count],
    [t({ id: 'auth.fact-portfolio', message: 'Portfolio' }), listing.items_count],
    [
      t({ id: 'auth.fact-website', message: 'Website' }),
      <Address key="website" address={listing.website} />,
    ],
    ['LinkedIn', <Address key="linkedin" address={listing.linkedin_profile} />],
    ['Instagram', <Address key="instagram" address={listing.instagram_profile} />],
    [t({ id: 'auth.email', message: 'Email' }), <Email key="email" account={account} />],
    [
      t({ id: 'auth.fact-phone', message: 'Account’s phone' }),
      <Phone key="phone" number={account.phone} />,
    ],
    [
      t({ id: 'auth.fact-contact', message: 'Contact' }),
      <Contact key="contact" profile={account.profile} />,
    ],
    [t({ id: 'auth.fact-signed-up', message: 'Signed up' }), dayOf(account.created_at)],
  ];
}

function NotSpecified() {
  const { t } = useLingui();
  return <span>{t({ id: 'auth.not-specified', message: 'Not specified' })}</span>;
}

function Email({ account }: { account: Listing['account'] }) {
  const { t } = useLingui();
  return (
    <>
      <BreakableAddress>{shownEmail(account.email)}</BreakableAddress>{' '}
      <Whole>
        {account.email_verified
          ? t({ id: 'auth.email-verified-note', message: '(verified)' })
          : t({ id: 'auth.email-not-verified-note', message: '(not verified)' })}
      </Whole>
    </>
  );
}

function Contact({ profile }: { profile: Listing['account']['profile'] }) {
  if (!profile) return <NotSpecified />;
  return (
    <>
      <span>{`${isolated(profile.contact_name)}, `}</span>
      <Phone number={profile.contact_phone} />
    </>
  );
}

function Phone({ number }: { number: string | null }) {
  if (!number) return <NotSpecified />;
  return <TextLink href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{number}</TextLink>;
}

function Address({ address }: { address: string | null }) {
  return address && isWebUrl(address) ? (
    <OutsideLink href={address}>
      <BreakableAddress>{shortAddress(address)}</BreakableAddress>
    </OutsideLink>
  ) : (
    <NotSpecified />
  );
}
