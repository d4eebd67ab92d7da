import { formatCount } from '@aangan/domain';
import { Checkbox, tokens, when } from '@aangan/ui';
import styled from 'styled-components';
import type { PlaceFacet } from './listing-facets.ts';

const Cities = styled.fieldset`
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

export interface CityChoiceProps {
  cities: readonly PlaceFacet[];
  chosen: readonly string[];
  onChange: (cities: string[]) => void;
}

/** The cities of a listing as boxes to tick, with how many firms are in each. */
export function CityChoice({ cities, chosen, onChange }: CityChoiceProps) {
  const toggle = (slug: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, slug] : chosen.filter((one) => one !== slug));
  return (
    <Cities>
      <legend>City</legend>
      {cities.map(({ slug, name, count }) => (
        <Checkbox
          key={slug}
          name="city"
          value={slug}
          checked={chosen.includes(slug)}
          onChange={({ target }) => toggle(slug, target.checked)}
          label={
            <>
              <span>{name}</span> <span>{formatCount(count)}</span>
            </>
          }
        />
      ))}
    </Cities>
  );
}
