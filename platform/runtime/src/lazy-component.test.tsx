import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Attempts } from './attempts.tsx';
import { lazyComponent } from './lazy-component.ts';

const Page = ({ name }: { name: string }) => <p>Page of {name}</p>;

function show(componentOf: () => ComponentType<{ name: string }>) {
  return render(
    <Attempts
      componentOf={componentOf}
      props={{ name: 'terms' }}
      loading={<p>Loading</p>}
      failed={({ retry }) => (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    />,
  );
}

describe('a component in a chunk of its own', () => {
  test('is loaded once, and there at once when it is shown again', async () => {
    const load = jest.fn(async () => Page);
    const componentOf = lazyComponent(load);
    const { unmount } = show(componentOf);
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(await screen.findByText('Page of terms')).toBeInTheDocument();
    unmount();
    show(componentOf);
    expect(screen.getByText('Page of terms')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('that cannot be loaded is asked for again by Try again, and by the next visit', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest
      .fn(async () => Page)
      .mockRejectedValueOnce(new Error('404'))
      .mockRejectedValueOnce(new Error('404'));
    const componentOf = lazyComponent(load);
    const { unmount } = show(componentOf);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Try again' });
    unmount();
    show(componentOf);
    expect(await screen.findByText('Page of terms')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(3);
  });
});
