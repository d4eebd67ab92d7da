import { paths } from '@aangan/domain';
import { useDialogOpener } from '@aangan/firms';
import { useHost } from '@aangan/host';
import { useSentences, writtenLanguage } from '@aangan/messages';
import {
  Avatar,
  Button,
  lineHeight,
  Muted,
  Notice,
  Rating,
  Row,
  Subheading,
  TextLink,
  tokens,
  VisuallyHidden,
} from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Review } from '../api/read-review-page.ts';
import { dialogName } from '../model/dialog-name.ts';
import { reviewDate } from '../model/review-date.ts';
import type { ReviewedVendor } from '../model/reviewed-vendor.ts';
import { unseenBecause } from '../model/unseen-because.ts';
import { ReportReview } from './report-review.tsx';
import { ReviewAnswer } from './review-answer.tsx';
import { ReviewDetails } from './review-details.tsx';

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
`;

const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space.s} ${tokens.space.m};
  align-items: center;
`;

const Author = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.p`
  font-weight: 600;
  line-height: ${lineHeight(1.3)};
`;

const Title = styled(Subheading)`
  overflow-wrap: anywhere;
`;

const Text = styled.p`
  max-width: 42rem;
  overflow-wrap: anywhere;
  white-space: pre-line;
  text-wrap: pretty;
`;

export interface ReviewCardProps {
  vendor: ReviewedVendor;
  review: Review;
  /** The visitor is the vendor. */
  isVendor: boolean;
}

/** One review of a vendor, with the vendor's answer. */
export function ReviewCard({ vendor, review, isVendor }: ReviewCardProps) {
  const { i18n, t } = useLingui();
  const author = useSentences()(review.designer_name);
  return (
    <Card aria-label={t({ id: 'vendors.review-by', message: `Review by ${author}` })}>
      <Head>
        <Avatar name={review.designer_name} src={review.designer_avatar} size={48} decorative />
        <Author>
          <Name translate="no">
            <AuthorName review={review} />
          </Name>
          <Dates review={review} />
        </Author>
        {review.is_own && review.status !== 'hidden' && <EditButton />}
      </Head>
      {review.status !== 'shown' && <Notice>{unseenBecause(review, i18n)}</Notice>}
      <Row gap="xs">
        <Rating value={review.rating} />
        <span aria-hidden="true">{review.rating.toFixed(1)}</span>
      </Row>
      <Title lang={writtenLanguage(review.title)}>{review.title}</Title>
      <Text lang={writtenLanguage(review.review_text)}>{review.review_text}</Text>
      <ReviewDetails review={review} />
      <ReviewAnswer vendor={vendor} review={review} isVendor={isVendor} />
      {!review.is_own && <ReportReview vendor={vendor} review={review} />}
    </Card>
  );
}

/** The author's name, as a link to the public profile where there is one. */
function AuthorName({
  review: { designer, designer_name: name },
}: Pick<ReviewCardProps, 'review'>) {
  const say = useSentences();
  if (designer === null) return <span>{say(name)}</span>;
  return (
    <TextLink as={Link} to={paths.designer(designer)}>
      {name}
    </TextLink>
  );
}

function Dates({ review }: Pick<ReviewCardProps, 'review'>) {
  const { t } = useLingui();
  const { clock, locale } = useHost();
  const edited = t({ id: 'vendors.edited', message: 'edited', comment: 'A date follows.' });
  return (
    <Muted>
      <time dateTime={review.created_at}>{reviewDate(review.created_at, clock, locale)}</time>
      {review.edited_at && (
        <>
          <span>{` · ${edited} `}</span>
          <time dateTime={review.edited_at}>{reviewDate(review.edited_at, clock, locale)}</time>
        </>
      )}
    </Muted>
  );
}

function EditButton() {
  const open = useDialogOpener(dialogName);
  return (
    <Button variant="secondary" size="small" onClick={open}>
      <Trans id="vendors.edit-own-review">
        Edit<VisuallyHidden> your review</VisuallyHidden>
      </Trans>
    </Button>
  );
}
