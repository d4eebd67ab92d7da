import type { PortableRelease } from '@aangan/manifest/portable';
import { expect, jest, test } from '@jest/globals';
import { createContainer } from './create-container.ts';

const release = {
  name: 'vendors',
  baseUrl: '/releases/vendors/1/',
  routes: [],
  integrity: {},
  base: { container: 'guest_base', entry: 'portable/base.js' },
} as unknown as PortableRelease;

test('starts in a host that asks all containers first, and fails for the module that is asked for', async () => {
  const script = Object.assign(document.createElement('script'), {
    src: 'https://aangan.example/releases/vendors/1/portable/remoteEntry.js',
  });
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  const container = createContainer(release);
  const away = new MutationObserver(([added]) => {
    added?.addedNodes[0]?.dispatchEvent(new Event('error'));
  });
  away.observe(document.head, { childList: true });
  await expect(container.init({})).resolves.toBeUndefined();
  await expect(container.get('./VendorPage')).rejects.toThrow(/base\.js could not be loaded/);
  away.disconnect();
});
