import { ArchGlyph, tokens } from '@aangan/ui';
import styled from 'styled-components';

const Drawing = styled.span`
  display: grid;
  height: 100%;
  place-items: end;
  overflow: hidden;
  background: ${tokens.color.accentSoft};
  color: color-mix(in srgb, ${tokens.color.accent} 20%, transparent);

  &[data-tone='dark'] {
    background: color-mix(in srgb, ${tokens.color.ink} 92%, ${tokens.color.accent});
    color: color-mix(in srgb, ${tokens.color.onAccent} 14%, transparent);
  }
  svg path {
    stroke-width: 0.4;
  }
  svg {
    width: 86%;
    height: auto;
    margin: 0 -10% -3% 0;
  }
`;

/** A large drawing of the site's arch, for tiles without a picture. */
export function ArchDrawing({ tone }: { tone: 'light' | 'dark' }) {
  return (
    <Drawing data-tone={tone}>
      <ArchGlyph size={320} />
    </Drawing>
  );
}
