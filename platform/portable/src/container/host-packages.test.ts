import { describe, expect, test } from '@jest/globals';
import { hostPackages, type ShareScope } from './host-packages.ts';

const version = { get: () => () => ({}) };

describe('what a portable container takes over of its host', () => {
  test('is React, in versions of which the host has the renderer too', () => {
    const scope: ShareScope = {
      react: { '18.3.1': version, '19.3.0': version },
      'react/jsx-runtime': { '19.3.0': version },
      'react-dom': { '19.3.0': version },
      'react-dom/client': { '19.3.0': version },
      'react-router-dom': { '7.18.0': version },
      'styled-components': { '6.6.0': version },
    };
    expect(hostPackages(scope)).toEqual({
      react: { '19.3.0': version },
      'react/jsx-runtime': { '19.3.0': version },
      'react-dom': { '19.3.0': version },
      'react-dom/client': { '19.3.0': version },
    });
  });

  test('is nothing of a host that keeps its renderer, has another version of it, or shares nothing', () => {
    const both = { react: { '19.3.0': version }, 'react-dom': { '19.3.0': version } };
    expect(hostPackages(both)).toEqual({});
    expect(hostPackages({ ...both, 'react-dom/client': { '19.2.0': version } })).toEqual({});
    expect(hostPackages({})).toEqual({});
  });
});
