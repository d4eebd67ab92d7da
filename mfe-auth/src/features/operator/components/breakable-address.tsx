import { Fragment } from 'react';

/** An email or web address that may go on in the next line before its @, dots and slashes, and nowhere else. */
export function BreakableAddress({ children }: { children: string }) {
  const parts = children.split(/(?=[@./])/);
  let at = 0;
  return parts.map((part) => {
    const key = at;
    at += part.length;
    return (
      <Fragment key={key}>
        {key > 0 && <wbr />}
        {part}
      </Fragment>
    );
  });
}
