import { Skeleton, VisuallyHidden } from '@aangan/ui';

interface LoadingBlockProps {
  /** What is on its way, for screen readers. */
  label: string;
  height: string;
}

/** The place of something that is on its way. */
export function LoadingBlock({ label, height }: LoadingBlockProps) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Skeleton height={height} />
    </>
  );
}
