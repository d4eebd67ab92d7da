import { formatCount } from '@aangan/domain';
import { useSentences } from '@aangan/messages';
import { Checkbox, tokens, when } from '@aangan/ui';
import styled from 'styled-components';
import type { PlaceFacet } from './listing-facets.ts';

const Boxes = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  gap: ${tokens.space.xs} ${tokens.space.m};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  ${when.touch} {
    row-gap: 1.25rem;
  }
  legend {
    padding: 0 0 0.375rem;
    font-size: ${tokens.type.small};
    font-weight: 500;
  }
  label span + span {
    color: ${tokens.color.inkFaint};
  }
`;

export interface ChoiceBoxesProps {
  /** What is chosen of: "City". */
  label: string;
  /** The parameter of the address. */
  name: string;
  choices: readonly PlaceFacet[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The choices of a filter as boxes to tick, with how many firms each has. */
export function ChoiceBoxes({ label, name, choices, chosen, onChange }: ChoiceBoxesProps) {
  const say = useSentences();
  const toggle = (slug: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, slug] : chosen.filter((one) => one !== slug));
  return (
    <Boxes>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <Checkbox
          key={choice.slug}
          name={name}
          value={choice.slug}
          checked={chosen.includes(choice.slug)}
          onChange={({ target }) => toggle(choice.slug, target.checked)}
          label={
            <>
              <span>{say(choice.name)}</span> <span>{formatCount(choice.count)}</span>
            </>
          }
        />
      ))}
    </Boxes>
  );
}
