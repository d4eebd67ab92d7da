// A page of another site: React, and module federation's own runtime. The remote's manifest is named in the address.
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { createElement, lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';

const { searchParams } = new URL(location.href);
registerRemotes([{ name: 'guest', entry: searchParams.get('manifest') }]);

const Vendors = lazy(async () => ({
  default: (await loadRemote('guest/VendorsPage')).VendorsPage,
}));
const Vendor = lazy(async () => ({ default: (await loadRemote('guest/VendorPage')).default }));

function Page() {
  const [address, setAddress] = useState();
  return createElement(
    'main',
    null,
    createElement('h1', null, 'Another site'),
    createElement(
      'button',
      { type: 'button', onClick: () => setAddress(searchParams.get('vendor')) },
      'One',
    ),
    createElement(
      Suspense,
      { fallback: 'Loading the remote' },
      address ? createElement(Vendor, { address }) : createElement(Vendors),
    ),
  );
}

createRoot(document.getElementById('root')).render(createElement(Page));
