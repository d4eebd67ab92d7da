import { expect, jest, test } from '@jest/globals';
import { forgetServiceWorkers } from './forget-service-workers.ts';

test('ends each service worker that a browser has for the site, also where one cannot be ended', async () => {
  const stuck = { unregister: jest.fn(() => Promise.reject(new Error('no'))) };
  const other = { unregister: jest.fn(() => Promise.resolve(true)) };
  const registrations = [stuck, other] as unknown as ServiceWorkerRegistration[];
  await forgetServiceWorkers({ getRegistrations: () => Promise.resolve(registrations) });
  expect(stuck.unregister).toHaveBeenCalled();
  expect(other.unregister).toHaveBeenCalled();
});

test('does nothing where a browser has none, or allows none', async () => {
  const allowsNone = { getRegistrations: () => Promise.reject(new DOMException('no')) };
  await expect(forgetServiceWorkers(undefined)).resolves.toBeUndefined();
  await expect(forgetServiceWorkers(allowsNone)).resolves.toBeUndefined();
});
