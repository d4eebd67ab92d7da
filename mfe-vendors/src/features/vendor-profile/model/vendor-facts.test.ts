import { describe, expect, it } from '@jest/globals';
import { aVendor } from '../../../testing/factories.ts';
import { vendorFacts } from './vendor-facts.ts';

const fact = (name: string, parts: Parameters<typeof aVendor>[0]) =>
  vendorFacts(aVendor(parts)).find((one) => one.name === name)?.value;

describe('the facts of a vendor', () => {
  it('name its kind in words', () => {
    expect(fact('Kind of firm', { vendor_type: 'service_provider' })).toBe('Service provider');
  });

  it('say Not specified for what it did not tell, and On Request for money', () => {
    expect(fact('Lead time', { lead_time: null })).toBe('Not specified');
    expect(fact('Delivers to', { service_areas: null })).toBe('Not specified');
    expect(fact('Minimum order', { min_order_value: 0 })).toBe('On Request');
  });
});
