import { useLocation, useNavigate } from 'react-router-dom';

/** One step back; for who came straight here, to `otherwise`. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  const cameStraightHere = useLocation().key === 'default';
  return () => void (cameStraightHere ? navigate(otherwise, { replace: true }) : navigate(-1));
}
