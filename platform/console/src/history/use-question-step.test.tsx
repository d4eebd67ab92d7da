import { describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { useQuestionStep } from './use-question-step.ts';

function Question({ onClose }: { onClose: () => void }) {
  const leave = useQuestionStep(onClose);
  return (
    <div role="alertdialog">
      <button type="button" onClick={leave}>
        Cancel
      </button>
    </div>
  );
}

function Page() {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsAsked(true)}>
        Ask
      </button>
      {isAsked && <Question onClose={() => setIsAsked(false)} />}
    </>
  );
}

const ask = () => screen.getByRole('button', { name: 'Ask' }).click();
const isGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

/** Runs steps where React renders as in a browser: when it has time. */
async function outsideAct(run: () => Promise<void>): Promise<void> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await run();
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  }
}

describe('a question that is a step of the history', () => {
  test('is closed by a Back that comes before React has rendered the step', async () => {
    const router = createBrowserRouter([{ path: '*', element: <Page /> }]);
    render(<RouterProvider router={router} />);
    const first = window.history.state;
    await outsideAct(async () => {
      ask();
      // Ends as soon as the step is in the history: React has rendered nothing of it.
      while (!router.state.location.state) await Promise.resolve();
      window.history.replaceState(first, '');
      window.dispatchEvent(new PopStateEvent('popstate', { state: first }));
      await isGone();
    });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    router.dispose();
  });
});
