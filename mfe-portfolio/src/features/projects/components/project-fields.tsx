import { asciiDigits, groupDigits, portfolioCategories, projectLimits } from '@aangan/domain';
import { FieldPair } from '@aangan/ui';
import {
  FormAmountField,
  FormNumberField,
  FormSelectField,
  FormTextArea,
  FormTextField,
} from '@aangan/ui/formik';
import { useLingui } from '@lingui/react/macro';
import { ProjectSuppliersField } from './project-suppliers-field.tsx';

const kinds = portfolioCategories.map(({ id, label }) => ({ value: id, label }));

/** The facts of a project; all but title and category may stay empty. */
export function ProjectFields() {
  const { t } = useLingui();
  return (
    <>
      <FormTextField name="title" label={t({ id: 'portfolio.title', message: 'Title' })} />
      <FormSelectField
        name="kind"
        label={t({ id: 'portfolio.category', message: 'Category' })}
        options={kinds}
        placeholder={t({ id: 'portfolio.choose-category', message: 'Choose a category' })}
      />
      <FormTextArea
        name="story"
        label={t({ id: 'portfolio.story', message: 'The story' })}
        hint={t({
          id: 'portfolio.story-hint',
          message: 'What was asked for, what stood in the way, and how you solved it.',
        })}
        rows={6}
        optional
      />
      <FormTextField name="city" label={t({ id: 'portfolio.city', message: 'City' })} optional />
      <FieldPair>
        <FormNumberField
          name="year"
          label={t({ id: 'portfolio.year', message: 'Finished in' })}
          min={projectLimits.yearMin}
          latin={asciiDigits}
          optional
        />
        <FormNumberField
          name="duration_months"
          label={t({ id: 'portfolio.duration', message: 'Months it took' })}
          min={projectLimits.durationMin}
          max={projectLimits.durationMax}
          latin={asciiDigits}
          optional
        />
      </FieldPair>
      <FormAmountField
        name="area_sqft"
        label={t({ id: 'portfolio.area', message: 'Area (sq ft)' })}
        group={groupDigits}
        optional
      />
      <FieldPair>
        <FormAmountField
          name="cost_min"
          label={t({ id: 'portfolio.cost-from', message: 'Cost from (₹)' })}
          group={groupDigits}
          optional
        />
        <FormAmountField
          name="cost_max"
          label={t({ id: 'portfolio.cost-to', message: 'Cost up to (₹)' })}
          group={groupDigits}
          optional
        />
      </FieldPair>
      <FormTextArea
        name="materials"
        label={t({ id: 'portfolio.materials', message: 'Materials' })}
        hint={t({ id: 'portfolio.materials-hint', message: 'One a line.' })}
        rows={3}
        optional
      />
      <FormTextField
        name="photographer"
        label={t({ id: 'portfolio.photographer', message: 'Photographer' })}
        optional
      />
      <ProjectSuppliersField />
    </>
  );
}
