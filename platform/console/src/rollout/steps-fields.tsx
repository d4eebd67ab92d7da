import { Button, SelectField, Stack, TextField, tokens } from '@aangan/ui';
import styled from 'styled-components';

/** A step as it is typed. */
export interface TypedStep {
  /** Tells the steps apart while they are added and removed. */
  id: number;
  percent: string;
  afterMinutes: number;
}

const hour = 60;
const day = 24 * hour;
const waits = [
  { value: String(5), label: '5 min' },
  { value: String(15), label: '15 min' },
  { value: String(30), label: '30 min' },
  { value: String(hour), label: '1 hour' },
  { value: String(2 * hour), label: '2 hours' },
  { value: String(4 * hour), label: '4 hours' },
  { value: String(8 * hour), label: '8 hours' },
  { value: String(12 * hour), label: '12 hours' },
  { value: String(day), label: '1 day' },
  { value: String(2 * day), label: '2 days' },
  { value: String(7 * day), label: '7 days' },
];

const Line = styled.div`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr) auto;
  gap: ${tokens.space.s};
  align-items: end;
`;

interface StepsFieldsProps {
  steps: readonly TypedStep[];
  onChange: (steps: TypedStep[]) => void;
}

/** The steps of a rollout after its first share. */
export function StepsFields({ steps, onChange }: StepsFieldsProps) {
  const change = (id: number, changed: Partial<TypedStep>) =>
    onChange(steps.map((step) => (step.id === id ? { ...step, ...changed } : step)));
  const add = () => {
    const id = Math.max(0, ...steps.map((step) => step.id)) + 1;
    onChange([...steps, { id, percent: '100', afterMinutes: 120 }]);
  };
  return (
    <Stack gap="s">
      {steps.map(({ id, percent, afterMinutes }, at) => (
        <Line key={id} role="group" aria-label={`Step ${at + 2}`}>
          <TextField
            label="Then %"
            inputMode="numeric"
            value={percent}
            onChange={({ target }) => change(id, { percent: target.value })}
          />
          <SelectField
            label="After at least"
            options={waits}
            value={String(afterMinutes)}
            onChange={({ target }) => change(id, { afterMinutes: Number(target.value) })}
          />
          <Button
            variant="secondary"
            aria-label={`Remove step ${at + 2}`}
            disabled={steps.length === 1}
            onClick={() => onChange(steps.filter((step) => step.id !== id))}
          >
            Remove
          </Button>
        </Line>
      ))}
      <div>
        <Button variant="secondary" onClick={add}>
          Add a step
        </Button>
      </div>
    </Stack>
  );
}
