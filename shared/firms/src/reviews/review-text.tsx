import { formatCount, lengthOf, reviewLimits } from '@aangan/domain';
import { FormTextArea } from '@aangan/ui/formik';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';

const { textMin, textMax } = reviewLimits;

/** The text of a review, with how much of it is missing or left. @param hint what it could be about, and how long it is at least */
export function ReviewText({ hint }: { hint: string }) {
  const { t } = useLingui();
  const { review_text: text } = useFormikContext<{ review_text: string }>().values;
  const length = lengthOf(text.trim());
  const left = Math.max(0, textMax - length);
  const shown = formatCount(left);
  return (
    <FormTextArea
      name="review_text"
      label={t({ id: 'firms.your-review', message: 'Your review' })}
      rows={5}
      hint={
        length < textMin
          ? hint
          : t({
              id: 'firms.characters-left',
              message: plural(left, {
                one: `${shown} character left`,
                other: `${shown} characters left`,
              }),
            })
      }
    />
  );
}
