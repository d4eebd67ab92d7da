import { useEffect, useEffectEvent, useRef } from 'react';
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
  const step = useRef<'coming' | 'there' | 'left'>('coming');

  const leftStep = () => {
    step.current = 'left';
    onBack();
  };

  const ask = useEffectEvent(() => {
    asked += 1;
    // A tab that was reloaded still has the steps of its questions before.
    own.current = `${performance.timeOrigin} ${asked}`;
    navigate(location, { state: { question: own.current } });
  });
  // A Back that comes before React has rendered the step changes no location that React knows.
  const leaveComing = useEffectEvent(() => {
    if (step.current === 'coming') leftStep();
  });
  useEffect(() => {
    ask();
    const onPopState = () => leaveComing();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
  useEffect(() => {
    if (step.current === 'left') return;
    if (state?.question === own.current) step.current = 'there';
    else if (step.current === 'there') leftStep();
  });

  return () => {
    if (step.current === 'there') navigate(-1);
    else onBack();
  };
}
