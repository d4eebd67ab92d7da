import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

let asked = 0;

/**
 * Adds an open question to the tab's history, so that Back closes it and stays on the page, even on the tab's first
 * page or one reached from another site.
 * @param onBack called once, when the visitor goes back
 * @returns a function that closes the question, as Back does
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
    // A reloaded tab still has history entries of its earlier questions.
    own.current = `${performance.timeOrigin} ${asked}`;
    navigate(location, { state: { question: own.current } });
  });
  // A Back before React has rendered the entry changes no location that React knows.
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
