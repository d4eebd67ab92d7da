import {
  amountReading,
  formatCount,
  groupDigits,
  lengthOf,
  reviewLimits,
  reviewProjectTypes,
  reviewSubRatings,
} from '@aangan/domain';
import { useSentences } from '@aangan/messages';
import { type Elements, FieldPair, when } from '@aangan/ui';
import {
  FormAmountField,
  FormBody,
  FormCheckbox,
  FormRatingField,
  FormSelectField,
  FormTextArea,
  FormTextField,
} from '@aangan/ui/formik';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import type { ReviewValues } from '../model/review-form.ts';

/** One below the other on a touch screen, where the stars are too wide for two beside each other. */
const Ratings = styled(FieldPair)`
  ${when.touch} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const { titleMax, textMin, textMax } = reviewLimits;

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
      <ReviewText />
      <Ratings>
        {reviewSubRatings.map(({ id: name, label }) => (
          <FormRatingField key={name} name={name} label={say(label)} />
        ))}
      </Ratings>
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

function ReviewText() {
  const { t } = useLingui();
  const { review_text: text } = useFormikContext<ReviewValues>().values;
  const length = lengthOf(text.trim());
  const missing = textMin - length;
  const left = Math.max(0, textMax - length);
  const shown = formatCount(left);
  return (
    <FormTextArea
      name="review_text"
      label={t({ id: 'vendors.your-review', message: 'Your review' })}
      rows={5}
      hint={
        missing > 0
          ? t({
              id: 'vendors.review-hint',
              message: `At least ${textMin} characters: what you ordered, and how it went.`,
            })
          : t({
              id: 'vendors.characters-left',
              message: plural(left, {
                one: `${shown} character left`,
                other: `${shown} characters left`,
              }),
            })
      }
    />
  );
}
