import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

let asked = 0;

/**
 * Makes an open question a step of the tab's history, so that Back closes it and stays on the page, also on the first
 * page of the tab and on one that another site led to.
 * @param onBack called once, when the step was left
 * @returns closes the question, as Back does
 */
export function useQuestionStep(onBack: () => void): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const { state } = location as { state: { question?: string } | null };
  const own = useRef<string>(undefined);
  const isThere = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the question is asked.
  useEffect(() => {
    asked += 1;
    // A tab that was reloaded still has the steps of its questions before.
    own.current = `${performance.timeOrigin} ${asked}`;
    navigate(location, { state: { question: own.current } });
  }, []);
  useEffect(() => {
    if (own.current === undefined) return;
    const isShown = state?.question === own.current;
    if (isThere.current && !isShown) onBack();
    isThere.current = isShown;
  }, [state, onBack]);

  return () => {
    if (isThere.current) navigate(-1);
    else onBack();
  };
}
