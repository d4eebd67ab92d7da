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
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useDialogOpener } from '../dialog/use-dialog-entry.ts';
import type { ListedReview } from './listed-review.ts';
import { ReportReview } from './report-review.tsx';
import { ReviewAnswer } from './review-answer.tsx';
import { reviewDate } from './review-date.ts';
import { ReviewDetails } from './review-details.tsx';
import { reviewDialogs } from './review-dialogs.ts';
import { ReviewPictures } from './review-pictures.tsx';
import type { ReviewedFirm } from './reviewed-firm.ts';
import { unseenBecause } from './unseen-because.ts';

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
  firm: ReviewedFirm;
  review: ListedReview;
  /** The visitor is the firm. */
  isFirm: boolean;
}

/** One review of a firm, with the firm's answer. */
export function ReviewCard({ firm, review, isFirm }: ReviewCardProps) {
  const { i18n, t } = useLingui();
  const author = useSentences()(review.author.name);
  return (
    <Card aria-label={t({ id: 'firms.review-by', message: `Review by ${author}` })}>
      <Head>
        <Avatar name={review.author.name} src={review.author.avatar} size={48} decorative />
        <Author>
          <Name translate="no">
            <AuthorName review={review} />
          </Name>
          <Dates review={review} />
        </Author>
        {review.is_own && review.isEditable && review.status !== 'hidden' && (
          <EditButton by={review.by} />
        )}
      </Head>
      {review.status !== 'shown' && <Notice>{unseenBecause(review, i18n)}</Notice>}
      <Row gap="xs">
        <Rating value={review.rating} />
        <span aria-hidden="true">{review.rating.toFixed(1)}</span>
      </Row>
      {review.title !== null && <Title lang={writtenLanguage(review.title)}>{review.title}</Title>}
      <Text lang={writtenLanguage(review.review_text)}>{review.review_text}</Text>
      <ReviewPictures review={review} />
      <ReviewDetails review={review} />
      <ReviewAnswer firm={firm} review={review} isFirm={isFirm} />
      {!review.is_own && <ReportReview firm={firm} review={review} />}
    </Card>
  );
}

/** The author's name, as a link to the public profile where there is one. */
function AuthorName({
  review: {
    author: { name, page },
  },
}: Pick<ReviewCardProps, 'review'>) {
  const say = useSentences();
  if (page === null) return <span>{say(name)}</span>;
  return (
    <TextLink as={Link} to={page}>
      {name}
    </TextLink>
  );
}

function Dates({ review }: Pick<ReviewCardProps, 'review'>) {
  const { t } = useLingui();
  const say = useSentences();
  const { clock, locale } = useHost();
  const edited = t({ id: 'firms.edited', message: 'edited', comment: 'A date follows.' });
  return (
    <Muted>
      {review.relation && <span>{`${say(review.relation)} · `}</span>}
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

function EditButton({ by }: Pick<ListedReview, 'by'>) {
  const { t } = useLingui();
  const open = useDialogOpener(reviewDialogs[by]);
  return (
    <Button variant="secondary" size="small" onClick={open}>
      <span>{t({ id: 'firms.edit', message: 'Edit' })}</span>
      <VisuallyHidden>
        {` ${t({ id: 'firms.your-own-review', message: 'your review', comment: 'After Edit, for screen readers.' })}`}
      </VisuallyHidden>
    </Button>
  );
}
