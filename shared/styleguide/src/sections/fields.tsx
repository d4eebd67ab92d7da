import {
  AmountField,
  Checkbox,
  NumberField,
  PasswordField,
  RatingField,
  SearchField,
  SelectField,
  Stack,
  Switch,
  TextArea,
  TextField,
} from '@aangan/ui';
import { useState } from 'react';
import { Specimen } from '../specimen.tsx';

const types = [
  { value: 'manufacturer', label: 'Manufacturer' },
  { value: 'trader', label: 'Trader' },
];

const group = (digits: string) => digits.replace(/\B(?=(\d{2})*\d{3}$)/g, ',');

export function Fields() {
  return (
    <>
      <Specimen name="TextField: plain, hint, filled, optional, error, disabled" wide>
        <Stack gap="l" style={{ maxWidth: '30rem' }}>
          <TextField label="Name" placeholder="Asha Rao" />
          <TextField label="Email" hint="We never show it" />
          <TextField label="City" defaultValue="Jaipur" />
          <TextField label="Website" optional placeholder="https://" />
          <TextField
            label="Phone"
            defaultValue="call me"
            error="Please enter a valid phone number"
          />
          <TextField label="Account" defaultValue="Design firm" disabled />
        </Stack>
      </Specimen>
      <Specimen name="PasswordField">
        <PasswordField label="Password" defaultValue="courtyard" autoComplete="off" />
      </Specimen>
      <Specimen name="SearchField">
        <SearchField
          label="Search designers"
          placeholder="Search…"
          action="/"
          onSearch={() => undefined}
        />
      </Specimen>
      <Specimen name="TextArea, and with an error">
        <Stack gap="l">
          <TextArea label="Bio" hint="What makes a room yours?" />
          <TextArea
            label="Review"
            defaultValue="Good."
            rows={2}
            error="Please provide at least 20 characters"
          />
        </Stack>
      </Specimen>
      <Specimen name="SelectField, and with an error">
        <Stack gap="l">
          <SelectField label="Vendor type" options={types} defaultValue="trader" />
          <SelectField
            label="Vendor type, none chosen"
            options={types}
            placeholder="Choose one"
            error="Vendor type is required"
          />
          <SelectField label="Vendor type, disabled" options={types} disabled />
        </Stack>
      </Specimen>
      <Specimen name="NumberField, and with an error">
        <Numbers />
      </Specimen>
      <Specimen name="AmountField">
        <Amounts />
      </Specimen>
      <Specimen name="Switch: off, on with a hint, disabled">
        <Stack gap="m">
          <Switch label="Reviews" />
          <Switch label="Requests" hint="New requests, and answers to yours" defaultChecked />
          <Switch label="Not to be changed now" disabled />
        </Stack>
      </Specimen>
      <Specimen name="Checkbox: off, on, disabled, error">
        <Stack gap="m">
          <Checkbox label="Remember me" />
          <Checkbox label="Would recommend this vendor" defaultChecked />
          <Checkbox label="Not to be chosen now" disabled />
          <Checkbox label="I agree to the terms" error="Please accept the terms to continue" />
        </Stack>
      </Specimen>
      <Specimen name="RatingField">
        <Rated />
      </Specimen>
    </>
  );
}

function Numbers() {
  const [team, setTeam] = useState('4');
  const [year, setYear] = useState('1850');
  return (
    <Stack gap="l">
      <NumberField label="Team strength" value={team} onValueChange={setTeam} min={1} />
      <NumberField
        label="Establishment year"
        value={year}
        onValueChange={setYear}
        min={1900}
        error="Establishment year cannot be before 1900"
      />
    </Stack>
  );
}

function Amounts() {
  const [budget, setBudget] = useState('1400000');
  const [fee, setFee] = useState('');
  return (
    <Stack gap="l">
      <AmountField
        label="Budget"
        before="₹"
        value={budget}
        onValueChange={setBudget}
        group={group}
      />
      <AmountField
        label="Fees from"
        before="₹"
        after="per sq ft"
        value={fee}
        onValueChange={setFee}
        group={group}
        optional
      />
    </Stack>
  );
}

function Rated() {
  const [quality, setQuality] = useState<number | null>(4);
  const [delivery, setDelivery] = useState<number | null>(null);
  return (
    <Stack gap="l">
      <RatingField label="Product quality" value={quality} onChange={setQuality} />
      <RatingField
        label="Delivery"
        value={delivery}
        onChange={setDelivery}
        error="Please rate from 1 to 5"
      />
    </Stack>
  );
}
