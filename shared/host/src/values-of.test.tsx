import { describe, expect, test } from '@jest/globals';
import { useBooleanFlagValue, useStringFlagValue } from '@openfeature/react-sdk';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Flags } from './flags/index.tsx';
import { HostProvider } from './host-provider.tsx';
import type { Value } from './host-values.ts';
import { createTestHost } from './testing/index.ts';
import { valuesOf } from './values-of.ts';

const shop = valuesOf({
  remote: 'shop',
  values: {
    rows: { default: 6, readBy: 'both' },
    look: { default: 'calm', choices: ['calm', 'bold'], readBy: 'both' },
    tour: { default: 'none', readBy: 'browser' },
    rates: { default: 3, readBy: 'server' },
    heart: { default: false, readBy: 'both' },
  },
});

function Values() {
  const [rows, look, tour] = [shop.useValue('rows'), shop.useValue('look'), shop.useValue('tour')];
  return <p>{`${rows} rows, ${look}, tour ${tour}, rates ${shop.useServerValue('rates')}`}</p>;
}

const element = (values: Record<string, Value>, Shown = Values) => (
  <HostProvider host={createTestHost({ values })}>
    <Shown />
  </HostProvider>
);

describe('a value of a remote', () => {
  test('is its default until the channel sets it', () => {
    render(element({}));
    expect(screen.getByText('6 rows, calm, tour none, rates undefined')).toBeVisible();
  });

  test('is what the channel sets, unless another release declares it otherwise', () => {
    render(element({ 'shop.rows': 3, 'shop.look': 'loud', 'shop.tour': 'long' }));
    expect(screen.getByText('3 rows, calm, tour long, rates undefined')).toBeVisible();
    const { container } = render(element({ 'shop.rows': 'three', 'shop.look': 'bold' }));
    expect(container).toHaveTextContent('6 rows, bold');
  });

  test('for browsers only is its default in what a server renders', () => {
    expect(renderToString(element({ 'shop.tour': 'long' }))).toContain('tour none');
  });

  test('for servers only is read there only', () => {
    const host = createTestHost();
    const values = { ...host.values, readOnServer: () => 9 };
    const page = (
      <HostProvider host={{ ...host, values }}>
        <Values />
      </HostProvider>
    );
    expect(renderToString(page)).toContain('rates 9');
    const Wrong = () => <p>{shop.useValue('rates')}</p>;
    expect(() => renderToString(element({}, Wrong))).toThrow('Only servers read the value rates');
  });
});

describe('a flag', () => {
  function Heart() {
    const isOn = useBooleanFlagValue('heart', false);
    const look = useStringFlagValue('look', 'none');
    const unknown = useBooleanFlagValue('constructor', true);
    return <p>{`heart ${isOn}, ${look}, ${unknown}`}</p>;
  }
  const Flagged = () => (
    <Flags of={shop}>
      <Heart />
    </Flags>
  );

  test('is read by the hooks of OpenFeature, the same on a server', () => {
    const values = { 'shop.heart': true, 'shop.look': 'bold' };
    expect(renderToString(element(values, Flagged))).toContain('heart true, bold, true');
    render(element(values, Flagged));
    expect(screen.getByText('heart true, bold, true')).toBeVisible();
  });

  test('is another visitor’s for another host', () => {
    expect(renderToString(element({ 'shop.heart': true }, Flagged))).toContain('heart true');
    expect(renderToString(element({}, Flagged))).toContain('heart false');
  });

  test('changes with the session', async () => {
    const host = createTestHost();
    const read = (_remote: string, name: string) =>
      name === 'heart' ? host.session.current().status === 'checking' : undefined;
    render(
      <HostProvider host={{ ...host, values: { read } }}>
        <Flagged />
      </HostProvider>,
    );
    expect(screen.getByText(/heart false/)).toBeVisible();
    await act(async () => host.changeSession({ status: 'checking' }));
    expect(await screen.findByText(/heart true/)).toBeVisible();
  });
});
