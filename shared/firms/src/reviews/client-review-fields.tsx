import { clientSubRatings, reviewLimits } from '@aangan/domain';
import { useSentences } from '@aangan/messages';
import type { Elements } from '@aangan/ui';
import { FormBody, FormCheckbox, FormRatingField } from '@aangan/ui/formik';
import { useLingui } from '@lingui/react/macro';
import { PictureField } from './picture-field.tsx';
import { RatingGrid } from './rating-grid.ts';
import { ReviewText } from './review-text.tsx';
import type { ReviewPictures } from './use-review-pictures.ts';

const { textMin } = reviewLimits;

interface ClientReviewFieldsProps {
  /** The form's id, for the button outside it. */
  id: string;
  /** The form's name. */
  title: string;
  /** Why the last attempt failed, beside what the fields say. */
  failure: string | null;
  pictures: ReviewPictures;
  /** Shown above the fields. */
  children: Elements;
}

/** The fields of a client's review. */
export function ClientReviewFields(props: ClientReviewFieldsProps) {
  const { id, title, failure, pictures, children } = props;
  const { t } = useLingui();
  const say = useSentences();
  return (
    <FormBody
      id={id}
      label={title}
      failure={failure}
      failureHeading={t({ id: 'firms.review-not-saved', message: 'Your review is not saved' })}
    >
      {children}
      <FormRatingField
        name="rating"
        label={t({ id: 'firms.overall-rating', message: 'Overall rating' })}
      />
      <RatingGrid>
        {clientSubRatings.map(({ id: name, label }) => (
          <FormRatingField key={name} name={name} label={say(label)} />
        ))}
      </RatingGrid>
      <ReviewText
        hint={t({
          id: 'firms.client-review-hint',
          message: `At least ${textMin} characters: what was done, and how it went.`,
        })}
      />
      <PictureField pictures={pictures} />
      <FormCheckbox
        name="would_recommend"
        label={t({ id: 'firms.i-would-recommend', message: 'I would recommend this firm' })}
      />
    </FormBody>
  );
}
