import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Rating } from './rating.tsx';
import { RatingField } from './rating-field.tsx';

function Given() {
  const [value, setValue] = useState<number | null>(null);
  return <RatingField label="Product quality" value={value} onChange={setValue} />;
}

describe('Rating', () => {
  test('is read out with one decimal, out of five', () => {
    render(<Rating value={4.46} />);
    expect(screen.getByRole('img', { name: '4.5 out of 5' })).toBeInTheDocument();
  });
});

describe('RatingField', () => {
  test('is five radio buttons in one group, moved through with arrow keys', async () => {
    render(<Given />);
    expect(screen.getByRole('group', { name: 'Product quality' })).toBeInTheDocument();
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    await userEvent.click(screen.getByRole('radio', { name: '3 of 5, Good' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: '4 of 5, Very good' })).toBeChecked();
  });

  test('keeps the rating’s word whole, below the stars where there is no room beside them', async () => {
    render(<Given />);
    await userEvent.click(screen.getByRole('radio', { name: '5 of 5, Excellent' }));
    const word = screen.getByText('Excellent');
    expect(word).toHaveStyle({ whiteSpace: 'nowrap' });
    expect(word.parentElement).toHaveStyle({ flexWrap: 'wrap' });
  });
});
