import {
  amountReading,
  connectionProjectTypes,
  connectionTimelines,
  groupDigits,
} from '@aangan/domain';
import { FieldPair } from '@aangan/ui';
import { FormAmountField, FormSelectField } from '@aangan/ui/formik';
import { useLingui } from '@lingui/react/macro';

const projectTypes = connectionProjectTypes.map(({ id, label }) => ({ value: id, label }));
const timelines = connectionTimelines.map((timeline) => ({ value: timeline, label: timeline }));

/** What a designer is asked: for which project, until when, and for how much. */
export function ProjectFields() {
  const { t } = useLingui();
  return (
    <>
      <FieldPair>
        <FormSelectField
          name="project_type"
          label={t({ id: 'designers.project-type', message: 'Project type' })}
          placeholder={t({ id: 'designers.choose-one', message: 'Choose one' })}
          options={projectTypes}
        />
        <TimelineField label={t({ id: 'designers.timeline', message: 'Timeline' })} />
      </FieldPair>
      <BudgetField />
    </>
  );
}

export function TimelineField({ label }: { label: string }) {
  const { t } = useLingui();
  return (
    <FormSelectField
      name="timeline"
      label={label}
      placeholder={t({ id: 'designers.choose-one', message: 'Choose one' })}
      options={timelines}
    />
  );
}

export function BudgetField({ optional = false }: { optional?: boolean }) {
  const { t } = useLingui();
  return (
    <FormAmountField
      name="budget"
      label={t({ id: 'designers.budget', message: 'Budget' })}
      before="₹"
      group={groupDigits}
      reading={amountReading}
      optional={optional}
    />
  );
}
