import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonLink } from './button.tsx';

describe('Button', () => {
  test('reacts to clicks and the keyboard', async () => {
    const press = jest.fn();
    render(<Button onClick={press}>Search</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await userEvent.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(2);
  });

  test('does not submit the form around it by default', async () => {
    const submit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button>Not me</Button>
        <Button type="submit">Me</Button>
      </form>,
    );
    await userEvent.click(screen.getByText('Not me'));
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('Me'));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  test('ignores presses while busy, submits nothing, and keeps focus and name', async () => {
    const press = jest.fn();
    const submit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={submit}>
        <Button type="submit" onClick={press} busy={busy}>
          Sign in
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    screen.getByRole('button').focus();
    rerender(form(true));
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('data-state', 'busy');
  });

  test('keeps styling props off the DOM element', () => {
    render(
      <ButtonLink href="/x" variant="secondary" size="small" block>
        There
      </ButtonLink>,
    );
    const link = screen.getByRole('link', { name: 'There' });
    expect(link.getAttributeNames().sort()).toEqual(['class', 'href']);
  });
});
