import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './carousel.tsx';

const slide = (name: string) => screen.getByRole('group', { name });

describe('Carousel', () => {
  test('shows one slide; the others are neither focusable nor read out', async () => {
    render(
      <Carousel label="Rooms">
        <p>One</p>
        <p>Two</p>
        <p>Three</p>
      </Carousel>,
    );
    expect(screen.getByRole('region', { name: 'Rooms' })).toBeInTheDocument();
    expect(slide('1 of 3')).not.toHaveAttribute('inert');
    expect(screen.getByRole('button', { name: 'Previous slide' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(screen.getByRole('status')).toHaveTextContent('Slide 2 of 3');
    expect(slide('1 of 3')).toHaveAttribute('inert');
  });

  test('moves by arrow keys, Home and End', async () => {
    render(
      <Carousel label="Rooms">
        <p>One</p>
        <p>Two</p>
        <p>Three</p>
      </Carousel>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('status')).toHaveTextContent('Slide 3 of 3');
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    expect(screen.getByRole('status')).toHaveTextContent('Slide 2 of 3');
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('button', { name: 'Next slide' })).toBeEnabled();
  });

  test('has no buttons with a single slide', () => {
    render(
      <Carousel label="Rooms">
        <p>One</p>
      </Carousel>,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
