import { formatCount, isDesignProfessional } from '@aangan/domain';
import { ClientReviews, type ReviewedFirm, Reviews, ReviewsSlice } from '@aangan/firms';
import { useSession } from '@aangan/host';
import { focusRing, Muted, Rating, tokens } from '@aangan/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { reviewsApi } from '../api/reviews-api.ts';
import { NoReviews } from './no-reviews.tsx';

const Kinds = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.s};
`;

const Kind = styled(Link)`
  display: grid;
  gap: ${tokens.space.hair};
  padding: ${tokens.space.m};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.media};
  color: inherit;
  text-decoration: none;
  ${focusRing}

  &:hover {
    border-color: ${tokens.color.inkFaint};
  }
  &[aria-current='true'] {
    border-color: ${tokens.color.accent};
    box-shadow: inset 0 0 0 1px ${tokens.color.accent};
  }
`;

const Name = styled.span`
  font-weight: 600;
`;

const Stars = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space.xs};
`;

/** How many reviews of a kind there are, and their rating; 0 without any. */
interface Counted {
  rating: number;
  count: number;
}

interface VendorReviewsProps {
  firm: ReviewedFirm;
  byClients: Counted;
  byDesigners: Counted;
  /** Called when a client's review was written or changed. */
  onReviewed: () => void;
}

/** A vendor's reviews: those of clients beside those of designers, which are chosen by the address. */
export function VendorReviews({ firm, byClients, byDesigners, onReviewed }: VendorReviewsProps) {
  const { t } = useLingui();
  const { user } = useSession();
  const isClients = useSearchParams()[0].get('from') === 'clients';
  const heading = t({ id: 'vendors.customer-reviews', message: 'Customer Reviews' });
  const kinds = (
    <Kinds aria-label={t({ id: 'vendors.kinds-of-reviews', message: 'Whose reviews' })}>
      <KindLink
        by="designer"
        isShown={!isClients}
        name={t({ id: 'vendors.from-designers', message: 'From designers' })}
        counted={byDesigners}
      />
      <KindLink
        by="client"
        isShown={isClients}
        name={t({ id: 'vendors.from-clients', message: 'From clients' })}
        counted={byClients}
      />
    </Kinds>
  );
  return (
    <ReviewsSlice value={reviewsApi}>
      {isClients ? (
        <ClientReviews
          key="client"
          firm={firm}
          heading={heading}
          others={kinds}
          onReviewed={onReviewed}
        />
      ) : (
        <Reviews
          key="designer"
          firm={firm}
          by="designer"
          heading={heading}
          others={kinds}
          empty={<NoReviews mayReview={user !== null && isDesignProfessional(user)} />}
        />
      )}
    </ReviewsSlice>
  );
}

interface KindLinkProps {
  by: 'client' | 'designer';
  isShown: boolean;
  name: string;
  counted: Counted;
}

function KindLink({ by, isShown, name, counted: { rating, count } }: KindLinkProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const query = new URLSearchParams({
    show: address.get('show') ?? 'reviews',
    ...(by === 'client' && { from: 'clients' }),
  });
  const shown = formatCount(count);
  return (
    <Kind
      to={`${pathname}?${query}`}
      replace
      preventScrollReset
      aria-current={isShown ? 'true' : undefined}
    >
      <Name>{name}</Name>
      {count > 0 ? (
        <Stars>
          <Rating value={rating} />
          <Muted as="span">
            {`${rating.toFixed(1)} · ${t({
              id: 'vendors.reviews-of-kind',
              message: plural(count, { one: `${shown} review`, other: `${shown} reviews` }),
            })}`}
          </Muted>
        </Stars>
      ) : (
        <Muted as="span">
          <Trans id="vendors.none-yet">None yet</Trans>
        </Muted>
      )}
    </Kind>
  );
}
