import { describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar, initialsOf } from './avatar.tsx';

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
  ])('makes of %j %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
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
