import { createElement, useEffect, useState } from 'react';

/** A page with a hook of React, which must be the page's own, and a module that it loads later. */
export default function OfferList() {
  const [count, setCount] = useState(0);
  const [offers, setOffers] = useState([]);
  useEffect(() => {
    import('./offers.js').then((loaded) => setOffers(loaded.offers));
  }, []);
  return createElement(
    'section',
    null,
    createElement('h1', null, 'Offers of the month'),
    createElement(
      'ul',
      null,
      offers.map((offer) => createElement('li', { key: offer }, offer)),
    ),
    createElement(
      'button',
      { type: 'button', onClick: () => setCount(count + 1) },
      `Saved ${count}`,
    ),
  );
}
