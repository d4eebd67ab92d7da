import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { pressHere } from './press-here.ts';

describe('a press on a link that acts on its page', () => {
  const act = jest.fn();
  const link = () => {
    act.mockReset();
    render(
      <a href="/page" onClick={(event) => pressHere(event, act)}>
        More
      </a>,
    );
    return screen.getByRole('link');
  };

  test('acts, and does not follow the link', () => {
    expect(fireEvent.click(link())).toBe(false);
    expect(act).toHaveBeenCalledTimes(1);
  });

  test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('follows the link with %s', (key) => {
    expect(fireEvent.click(link(), { [key]: true })).toBe(true);
    expect(act).not.toHaveBeenCalled();
  });
});
