import { profileLimits } from '@aangan/domain';
import { FormSuggestField } from '@aangan/ui/formik';
import { useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { FirmValues } from './firm-values.ts';

type Cities = typeof import('@aangan/domain/indian-cities');

const suggestionsMax = 8;

/**
 * The firm's city. It is filled from the address where that is sure, until the visitor writes another; suggestions are
 * found by former names, districts and quarters too.
 */
export function CityField() {
  const { t } = useLingui();
  const cities = useCities();
  useCityOfAddress(cities);
  return (
    <FormSuggestField
      name="city"
      label={t({ id: 'onboarding.city', message: 'City' })}
      hint={t({
        id: 'onboarding.city-hint',
        message: 'Clients find you by it. Change it where it was read wrong from the address.',
      })}
      autoComplete="address-level2"
      maxLength={profileLimits.cityMax}
      suggest={(typed) =>
        (cities?.suggestCities(typed, suggestionsMax) ?? []).map(({ name, state }) => ({
          value: name,
          note: state,
        }))
      }
      optional
    />
  );
}

/** The table of cities, which is loaded apart: only this form needs it. Without it the field is an ordinary one. */
function useCities(): Cities | null {
  const [cities, setCities] = useState<Cities | null>(null);
  useEffect(() => {
    let isHere = true;
    import('@aangan/domain/indian-cities').then(
      (loaded) => isHere && setCities(loaded),
      (error: unknown) => console.error('The list of cities could not be loaded.', error),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return cities;
}

/** Fills the city from the address, while it is blank or what was filled in before. */
function useCityOfAddress(cities: Cities | null) {
  const { values, setFieldValue } = useFormikContext<FirmValues>();
  const { head_office_address: address, city } = values;
  const filled = useRef('');
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (!cities || seen.current === address) return;
    seen.current = address;
    const name = cities.knownCityOf(address)?.name ?? '';
    if (name === city || (city !== '' && city !== filled.current)) return;
    filled.current = name;
    void setFieldValue('city', name);
  }, [cities, address, city, setFieldValue]);
}
