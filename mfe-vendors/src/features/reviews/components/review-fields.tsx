import {
  amountReading,
  countedWords,
  groupDigits,
  lengthOf,
  reviewLimits,
  reviewProjectTypes,
  reviewSubRatings,
} from '@aangan/domain';
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
  return (
    <FormBody id={id} label={title} failure={failure} failureHeading="Your review is not saved">
      {children}
      <FormRatingField name="rating" label="Overall rating" />
      <FormTextField name="title" label="Project Name" autoComplete="off" maxLength={titleMax} />
      <ReviewText />
      <Ratings>
        {reviewSubRatings.map(({ id: name, label }) => (
          <FormRatingField key={name} name={name} label={label} />
        ))}
      </Ratings>
      <FieldPair>
        <FormSelectField
          name="project_type"
          label="Project type"
          optional
          placeholder="Choose one"
          options={projectTypes}
        />
        <FormAmountField
          name="project_value"
          label="Project value"
          optional
          before="₹"
          group={groupDigits}
          reading={amountReading}
        />
      </FieldPair>
      <FormCheckbox name="would_recommend" label="I would recommend this vendor" />
    </FormBody>
  );
}

function ReviewText() {
  const { review_text: text } = useFormikContext<ReviewValues>().values;
  const length = lengthOf(text.trim());
  const missing = textMin - length;
  return (
    <FormTextArea
      name="review_text"
      label="Your review"
      rows={5}
      hint={
        missing > 0
          ? `At least ${textMin} characters: what you ordered, and how it went.`
          : `${countedWords(Math.max(0, textMax - length), 'character')} left`
      }
    />
  );
}
