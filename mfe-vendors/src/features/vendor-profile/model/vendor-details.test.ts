import { describe, expect, test } from '@jest/globals';
import { aVendor } from '../../../testing/factories.ts';
import { vendorDetails } from './vendor-details.ts';

const detail = (name: string, parts: Parameters<typeof aVendor>[0]) =>
  vendorDetails(aVendor(parts)).find((one) => one.name === name)?.value;

describe('the details of a vendor', () => {
  test('show the label of its kind', () => {
    expect(detail('Kind of vendor', { vendor_type: 'service_provider' })).toBe('Service provider');
  });

  test('say Not specified for missing details, and On Request for money', () => {
    expect(detail('Lead time', { lead_time: null })).toBe('Not specified');
    expect(detail('Service areas', { service_areas: null })).toBe('Not specified');
    expect(detail('Minimum order', { min_order_value: 0 })).toBe('On Request');
  });
});
