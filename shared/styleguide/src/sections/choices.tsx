import {
  CataloguePicker,
  Chip,
  ChipGroup,
  ChoicePicker,
  type PickableGroup,
  RemovableChip,
  Stack,
  Steps,
  Tabs,
} from '@aangan/ui';
import { type MouseEvent, useState } from 'react';
import { Specimen } from '../specimen.tsx';

const groups: readonly PickableGroup[] = [
  {
    id: 'residential',
    label: 'Residential Design',
    items: [
      { id: 'apartments', label: 'Apartments & Condominiums' },
      { id: 'villas', label: 'Villas & Farmhouses' },
      { id: 'luxury', label: 'Bespoke Luxury Interiors' },
    ],
  },
  {
    id: 'commercial',
    label: 'Commercial & Workplace',
    items: [
      { id: 'corporate', label: 'Corporate Offices' },
      { id: 'retail', label: 'Retail Stores & Showrooms' },
    ],
  },
];

function narrow(all: readonly PickableGroup[], text: string) {
  const wanted = text.trim().toLowerCase();
  return all
    .map((group) => ({
      ...group,
      items: group.items.filter(({ label }) => label.toLowerCase().includes(wanted)),
    }))
    .filter(({ items }) => items.length > 0);
}

const steps = ['Basic Info', 'Social Profiles', 'Portfolio Preview'];

const tabs = [
  { id: 'work', label: 'Work', content: 'Rooms, one picture at a time.' },
  { id: 'team', label: 'Team', content: 'Nine people in an old printing house.' },
  { id: 'about', label: 'About', content: 'Since 2012, in Bandra.' },
];

export function Choices() {
  return (
    <>
      <Specimen name="Chip: regular and small, on and off" wide>
        <Chips />
      </Specimen>
      <Specimen name="RemovableChip">
        <RemovableChip label="Pune" href="#choices" />
      </Specimen>
      <Specimen name="CataloguePicker">
        <Picker start={['villas']} max={10} />
      </Specimen>
      <Specimen name="CataloguePicker, full">
        <Picker start={['villas', 'retail']} max={2} />
      </Specimen>
      <Specimen name="ChoicePicker">
        <ShortPicker start={['modern']} />
      </Specimen>
      <Specimen name="ChoicePicker, full">
        <ShortPicker start={['modern', 'japandi']} />
      </Specimen>
      <Specimen name="CataloguePicker, with an error">
        <Picker start={[]} error="Please select at least one specialization" />
      </Specimen>
      <Specimen name="Tabs">
        <Tabs label="Studio" tabs={tabs} />
      </Specimen>
      <Specimen name="Steps: first, second, third">
        <Stack gap="xl">
          {[1, 2, 3].map((current) => (
            <Steps key={current} label={`Way, at ${current}`} steps={steps} current={current} />
          ))}
        </Stack>
      </Specimen>
    </>
  );
}

/** A link that stays on this page. */
const choice = (choose: () => void) => ({
  href: '#chosen',
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    choose();
  },
});

function Chips() {
  const [chosen, setChosen] = useState('All Categories');
  const [detail, setDetail] = useState('Villas');
  return (
    <Stack gap="m">
      <ChipGroup label="Category">
        {['All Categories', 'Residential Design', 'Commercial & Workplace'].map((name) => (
          <Chip key={name} selected={name === chosen} {...choice(() => setChosen(name))}>
            {name}
          </Chip>
        ))}
      </ChipGroup>
      <ChipGroup label="Residential Design">
        {['Apartments', 'Villas', 'Co-living'].map((name) => (
          <Chip
            key={name}
            size="small"
            selected={name === detail}
            {...choice(() => setDetail(name))}
          >
            {name}
          </Chip>
        ))}
      </ChipGroup>
    </Stack>
  );
}

const styles = ['Modern', 'Minimal', 'Japandi', 'Coastal'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));

function ShortPicker({ start }: { start: string[] }) {
  const [value, setValue] = useState(start);
  return (
    <ChoicePicker
      label="Styles"
      choices={styles}
      value={value}
      onChange={setValue}
      max={2}
      fullMessage="Please choose at most 2 styles"
    />
  );
}

interface PickerProps {
  start: string[];
  max?: number;
  error?: string;
}

function Picker({ start, max, error }: PickerProps) {
  const [value, setValue] = useState(start);
  return (
    <CataloguePicker
      label="Specializations"
      groups={groups}
      search={narrow}
      value={value}
      onChange={setValue}
      max={max}
      fullMessage={`Maximum ${max} specializations selected`}
      error={error}
    />
  );
}
