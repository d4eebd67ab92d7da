import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar.tsx';
import { initialsOf } from './initials-of.ts';

describe('initialsOf', () => {
  test.each([
    ['Asha Rao', 'AR'],
    ['Studio & Sons', 'SS'],
    ['aangan', 'A'],
    ['Kéla Ví Nair', 'KN'],
    ['Test Firm 19698', 'TF'],
    ['24 Rooms', 'R'],
    ['108', '1'],
    ['  ', ''],
    ['राम कपूर', 'रा'],
    ['कमल शर्मा', 'कश'],
    ['कीर्ति श्रीवास्तव', 'की'],
    ['क्षितिज', 'क्षि'],
    ['श्री बिल्डर', 'श्री'],
    ['र्‍यान', 'र्‍या'],
    ['கிருஷ்ணன் நாயர்', 'கி'],
    ['കൃഷ്ണൻ', 'കൃ'],
    ['ক্ষুদিরাম', 'ক্ষু'],
    ['ಕ್ಷಮಾ', 'ಕ್ಷ'],
    ['ਸਿੰਘ', 'ਸਿੰ'],
    ['Studio आँगन', 'S'],
    ['Studio कमल', 'Sक'],
    ['e\u0301mile Zola', 'ÉZ'],
    ['Q\u0308uinn Rao', 'Q\u0308'],
    ['\u{1d49c}nna Bose', '\u{1d49c}B'],
    ['ß Studio', 'ßS'],
    ['🌿 Green Leaf', 'GL'],
    ['👩🏽‍🎨', '👩🏽‍🎨'],
    ['🇮🇳', '🇮🇳'],
    ['२४ कमरे', 'क'],
    ['१०८', '१'],
  ])('makes of %j %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

test('joins a conjunct that an older browser parts', () => {
  const parted = ['क्', 'षि', 'ति', 'ज'].map((segment) => ({ segment }));
  const parting = jest
    .spyOn(Intl.Segmenter.prototype, 'segment')
    .mockReturnValue(parted as unknown as Intl.Segments);
  expect(initialsOf('क्षितिज')).toBe('क्षि');
  parting.mockRestore();
});

describe('Avatar', () => {
  test('shows initials where the picture does not load', () => {
    const { container } = render(<Avatar name="Asha Rao" src="/api/media/gone.jpg" />);
    const picture = container.querySelector('img');
    expect(picture).not.toBeNull();
    if (picture) fireEvent.error(picture);
    expect(screen.getByRole('img', { name: 'Asha Rao' })).toHaveAttribute('data-initials', 'AR');
  });

  test('is hidden from screen readers beside a name', () => {
    render(<Avatar name="Asha Rao" decorative />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
