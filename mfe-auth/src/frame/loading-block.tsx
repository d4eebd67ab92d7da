import { Skeleton, VisuallyHidden } from '@aangan/ui';

interface LoadingBlockProps {
  /** What is loading, for screen readers. */
  label: string;
  height: string;
}

/** A placeholder for something that loads. */
export function LoadingBlock({ label, height }: LoadingBlockProps) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Skeleton height={height} />
    </>
  );
}
