import { describe, expect, test } from '@jest/globals';
import { aDesigner } from '../../../testing/factories.ts';
import { designerDetails } from './designer-details.ts';

const detail = (name: string, parts: Parameters<typeof aDesigner>[0]) =>
  designerDetails(aDesigner(parts)).find((one) => one.name === name);

describe('the details of a designer', () => {
  test('say when the firm was established and how long ago that is', () => {
    expect(detail('Established', { establishment_year: 2012, years_in_business: 14 })?.value).toBe(
      '2012, 14 years ago',
    );
    expect(detail('Established', { establishment_year: 2026, years_in_business: 0 })?.value).toBe(
      '2026',
    );
    expect(detail('Established', { establishment_year: null })?.value).toBe('Not specified');
  });

  test('name the styles that the firm has chosen, and nothing where it has chosen none', () => {
    expect(detail('Styles', { styles: ['art-deco', 'minimal', 'gone'] })?.value).toBe(
      'Art deco · Minimal',
    );
    expect(detail('Styles', { styles: [] })).toBeUndefined();
  });

  test('shortens a budget to lakhs and keeps the exact amount at hand', () => {
    expect(detail('Minimum budget', { min_project_budget: 1_250_000 })).toEqual({
      name: 'Minimum budget',
      value: '₹12.5L',
      exact: '₹12,50,000',
    });
  });

  test('says On Request where money is missing or zero', () => {
    expect(detail('Minimum budget', { min_project_budget: null })?.value).toBe('On Request');
    expect(detail('Minimum budget', { min_project_budget: 0 })?.value).toBe('On Request');
    expect(detail('Fees per sq ft', { fee_range_min: null, fee_range_max: null })?.value).toBe(
      'On Request',
    );
  });

  test('shows fees as a range, or as the one amount there is', () => {
    expect(detail('Fees per sq ft', { fee_range_min: 1200, fee_range_max: 2500 })?.value).toBe(
      '₹1,200 – ₹2,500',
    );
    expect(detail('Fees per sq ft', { fee_range_min: 900, fee_range_max: null })?.value).toBe(
      '₹900',
    );
  });

  test('shows the rating once there are reviews', () => {
    expect(detail('Rating', { rating: 4.25, reviews_count: 8 })?.value).toBe('4.3 out of 5 (8)');
    expect(detail('Rating', { rating: 0, reviews_count: 0 })).toBeUndefined();
  });

  test('says Not specified for a size that is missing or zero', () => {
    for (const size of [null, 0]) {
      expect(detail('Minimum project size', { min_project_size: size })?.value).toBe(
        'Not specified',
      );
    }
  });

  test('counts one member as one', () => {
    expect(detail('Team size', { team_strength: 1 })?.value).toBe('1 member');
  });
});
