import {
  amountReading,
  connectionProjectTypes,
  connectionTimelines,
  groupDigits,
} from '@aangan/domain';
import { FieldPair } from '@aangan/ui';
import { FormAmountField, FormSelectField } from '@aangan/ui/formik';

const projectTypes = connectionProjectTypes.map(({ id, label }) => ({ value: id, label }));
const timelines = connectionTimelines.map((timeline) => ({ value: timeline, label: timeline }));

/** What a designer is asked: for which project, until when, and for how much. */
export function ProjectFields() {
  return (
    <>
      <FieldPair>
        <FormSelectField
          name="project_type"
          label="Project type"
          placeholder="Choose one"
          options={projectTypes}
        />
        <TimelineField label="Timeline" />
      </FieldPair>
      <BudgetField />
    </>
  );
}

export function TimelineField({ label }: { label: string }) {
  return (
    <FormSelectField name="timeline" label={label} placeholder="Choose one" options={timelines} />
  );
}

export function BudgetField({ optional = false }: { optional?: boolean }) {
  return (
    <FormAmountField
      name="budget"
      label="Budget"
      before="₹"
      group={groupDigits}
      reading={amountReading}
      optional={optional}
    />
  );
}
