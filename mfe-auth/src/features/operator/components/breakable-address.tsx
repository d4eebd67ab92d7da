import { Fragment } from 'react';

/** An email or web address that wraps only before its @, dots and slashes. */
export function BreakableAddress({ children }: { children: string }) {
  const parts = children.split(/(?=[@./])/);
  let at = 0;
  return parts.map((part) => {
    const key = at;
    at += part.length;
    return (
      <Fragment key={key}>
        {key > 0 && <wbr />}
        <span translate="no">{part}</span>
      </Fragment>
    );
  });
}
