import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { BreakableName } from './breakable-name.tsx';

const piecesOf = (name: string) => {
  const { container } = render(<BreakableName>{name}</BreakableName>);
  expect(container).toHaveTextContent(name);
  return container.innerHTML.split('<wbr>').map((html) => html.replaceAll(/<[^>]+>/g, ''));
};

describe('a name that must fit on a phone', () => {
  test('stays a text where its words are short', () => {
    render(<BreakableName>Banyan & Brass Studio</BreakableName>);
    expect(screen.getByText('Banyan & Brass Studio')).toBeInTheDocument();
  });

  test.each([
    'Thiruvananthapuramvastushilpakalakendra',
    'क्षितिजकुमारविश्वेश्वरय्यावास्तुकला',
    'a'.repeat(41),
  ])('has places to break %s that leave no letter alone', (name) => {
    const pieces = piecesOf(name);
    expect(pieces.length).toBeGreaterThan(3);
    for (const piece of pieces) {
      expect(piece).toMatch(/^\P{M}/u);
      expect(piece.match(/\P{M}/gu)?.length).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(['विश्वेश्वरय्यावास्तुशिल्पकेन्द्र', 'ಕ್ಷೇತ್ರವಾಸ್ತುಶಿಲ್ಪಕೇಂದ್ರನಿರ್ಮಾಣ'])(
    'keeps the conjuncts of %s together',
    (name) => {
      const pieces = piecesOf(name);
      expect(pieces.length).toBeGreaterThan(1);
      for (const piece of pieces) expect(piece).not.toMatch(/[\u094d\u0ccd]$/);
    },
  );

  test('breaks only the long words', () => {
    const pieces = piecesOf('Rao & Venkatasubramaniam Architects');
    expect(pieces[0]).toMatch(/^Rao &amp; Venka?t?$/);
    expect(pieces.at(-1)).toMatch(/ Architects$/);
  });
});
