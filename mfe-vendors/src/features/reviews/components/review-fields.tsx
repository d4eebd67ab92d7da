import {
  amountReading,
  groupDigits,
  reviewLimits,
  reviewProjectTypes,
  reviewSubRatings,
} from '@aangan/domain';
import { RatingGrid, ReviewText } from '@aangan/firms';
import { useSentences } from '@aangan/messages';
import { type Elements, FieldPair } from '@aangan/ui';
import {
  FormAmountField,
  FormBody,
  FormCheckbox,
  FormRatingField,
  FormSelectField,
  FormTextField,
} from '@aangan/ui/formik';
import { useLingui } from '@lingui/react/macro';

const { titleMax, textMin } = reviewLimits;

const projectTypes = reviewProjectTypes.map(({ id, label }) => ({ value: id, label }));

interface ReviewFieldsProps {
  /** The form's id, for the button outside it. */
  id: string;
  /** The form's name. */
  title: string;
  /** Why the last attempt failed, beside what the fields say. */
  failure: string | null;
  /** Shown above the fields. */
  children: Elements;
}

/** The fields of a review. */
export function ReviewFields({ id, title, failure, children }: ReviewFieldsProps) {
  const { t } = useLingui();
  const say = useSentences();
  return (
    <FormBody
      id={id}
      label={title}
      failure={failure}
      failureHeading={t({ id: 'vendors.review-not-saved', message: 'Your review is not saved' })}
    >
      {children}
      <FormRatingField
        name="rating"
        label={t({ id: 'vendors.overall-rating', message: 'Overall rating' })}
      />
      <FormTextField
        name="title"
        label={t({ id: 'vendors.project-name', message: 'Project Name' })}
        autoComplete="off"
        maxLength={titleMax}
      />
      <ReviewText
        hint={t({
          id: 'vendors.review-hint',
          message: `At least ${textMin} characters: what you ordered, and how it went.`,
        })}
      />
      <RatingGrid>
        {reviewSubRatings.map(({ id: name, label }) => (
          <FormRatingField key={name} name={name} label={say(label)} />
        ))}
      </RatingGrid>
      <FieldPair>
        <FormSelectField
          name="project_type"
          label={t({ id: 'vendors.project-type', message: 'Project type' })}
          optional
          placeholder={t({ id: 'vendors.choose-one', message: 'Choose one' })}
          options={projectTypes}
        />
        <FormAmountField
          name="project_value"
          label={t({ id: 'vendors.project-value', message: 'Project value' })}
          optional
          before="₹"
          group={groupDigits}
          reading={amountReading}
        />
      </FieldPair>
      <FormCheckbox
        name="would_recommend"
        label={t({ id: 'vendors.i-would-recommend', message: 'I would recommend this vendor' })}
      />
    </FormBody>
  );
}
