import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  api,
  field,
  form,
  open,
  own,
  press,
  put,
  sent,
} from '../../testing/designer-basic-info.tsx';
import { anOwnDesigner } from '../../testing/factories.ts';

const city = () => screen.getByRole('combobox', { name: 'City (optional)' });
const address = 'Head office address';

async function openWithoutCity() {
  api.answer(own, () => ({ body: anOwnDesigner({ city: null, head_office_address: 'Road 1' }) }));
  open();
  await form();
  await put(address, 'Road 2');
}

describe('the city', () => {
  test('is filled from the address where that is sure, and follows it', async () => {
    await openWithoutCity();
    await put(address, 'Infopark, Kakkanad, Ernakulam 682030');
    await waitFor(() => expect(city()).toHaveValue('Kochi'));
    await put(address, 'Plot 7, Sector 63, Gautam Buddha Nagar, UP');
    await waitFor(() => expect(city()).toHaveValue('Noida'));
    await put(address, 'Road 3');
    await waitFor(() => expect(city()).toHaveValue(''));
  });

  test('that the visitor wrote is kept and sent', async () => {
    await openWithoutCity();
    await put(address, 'Vashi, Mumbai 400703');
    await waitFor(() => expect(city()).toHaveValue('Navi Mumbai'));
    await put('City (optional)', 'Mumbai');
    await put(address, 'Vashi, Navi Mumbai 400703');
    await press('Next');
    await waitFor(() => expect(sent()[0]).toMatchObject({ city: 'Mumbai' }));
  });

  test('of a stored profile is not read again', async () => {
    api.answer(own, () => ({
      body: anOwnDesigner({ city: 'Sinnar', head_office_address: 'Nashik 422001' }),
    }));
    open();
    await form();
    await put(address, 'Nashik 422002');
    expect(city()).toHaveValue('Sinnar');
  });

  test('is suggested by former names and districts, with the keyboard', async () => {
    await openWithoutCity();
    await waitFor(async () => {
      await userEvent.clear(city());
      await userEvent.type(city(), 'ernak');
      expect(screen.getByRole('option', { name: /Kochi.*Kerala/ })).toBeVisible();
    });
    expect(city()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    expect(city()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: /Kochi/ }).id,
    );
    await userEvent.keyboard('{Enter}');
    expect(city()).toHaveValue('Kochi');
    expect(screen.queryByRole('option', { name: /Kerala|Nicobar/ })).not.toBeInTheDocument();
    expect(sent()).toHaveLength(0);
  });

  test('is suggested for a press, and may be any text', async () => {
    await openWithoutCity();
    await waitFor(async () => {
      await userEvent.clear(city());
      await userEvent.type(city(), 'banga');
      await userEvent.click(screen.getByRole('option', { name: /Bengaluru/ }));
    });
    expect(city()).toHaveValue('Bengaluru');
    await put('City (optional)', 'Sri Vijaya');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option', { name: /Kerala|Nicobar/ })).not.toBeInTheDocument();
    expect(city()).toHaveValue('Sri Vijaya');
    expect(field(address)).toHaveValue('Road 2');
  });
});
