import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Steps } from './steps.tsx';

describe('Steps', () => {
  test('expose which steps are done, current and ahead', () => {
    render(<Steps label="Your profile" steps={['Basic Info', 'Social', 'Preview']} current={2} />);
    const [done, current, ahead] = within(
      screen.getByRole('list', { name: 'Your profile' }),
    ).getAllByRole('listitem');
    expect(done).toHaveAttribute('data-state', 'done');
    expect(done).toHaveTextContent('Step 1: Basic Info, completed');
    expect(current).toHaveAttribute('aria-current', 'step');
    expect(ahead).toHaveAttribute('data-state', 'ahead');
    expect(ahead).not.toHaveAttribute('aria-current');
  });
});
