import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { OutsideLink } from './outside-link.tsx';
import { TextLink, Verbatim } from './text.tsx';

test('keeps names, mail addresses and phone numbers from translators, and no other links', () => {
  render(
    <>
      <Verbatim>Studio Chowk</Verbatim>
      <TextLink href="mailto:asha@example.in">asha@example.in</TextLink>
      <TextLink href="tel:+919820012345">+91 98200 12345</TextLink>
      <TextLink href="/terms">The terms</TextLink>
      <OutsideLink href="https://chowk.example">Website</OutsideLink>
    </>,
  );
  expect(screen.getByText('Studio Chowk')).toHaveAttribute('translate', 'no');
  expect(screen.getByText('asha@example.in')).toHaveAttribute('translate', 'no');
  expect(screen.getByText('+91 98200 12345')).toHaveAttribute('translate', 'no');
  for (const link of [screen.getByText('The terms'), screen.getByText('Website')]) {
    expect(link.closest('[translate]')).toBeNull();
  }
});
