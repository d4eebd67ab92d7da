import styled from 'styled-components';
import { encode } from 'uqr';

/** Black on white in every theme: cameras need the contrast. */
const Picture = styled.svg`
  display: block;
  width: min(100%, 13rem);
  margin-inline: auto;
  background: #fff;
  color: #000;
`;

/** A text as a QR code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <Picture
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </Picture>
  );
}
