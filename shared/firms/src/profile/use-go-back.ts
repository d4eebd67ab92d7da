import { hasPageBefore } from '@aangan/ui';
import { useLocation, useNavigate } from 'react-router-dom';

/** Goes one step back in the history, or to `fallback` for visitors who opened this page directly. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const isFirstOfRouter = useLocation().key === 'default';
  return () => {
    const isFirstPage = isFirstOfRouter && !hasPageBefore();
    void (isFirstPage ? navigate(fallback, { replace: true }) : navigate(-1));
  };
}
