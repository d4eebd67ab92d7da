import { useId } from 'react';

const shape = 'm10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8Z';

export interface StarProps {
  /** How much of the star is filled, 0 to 1. */
  filled: number;
  size?: number;
}

/** One star, filled from the left. Decorative. */
export function Star({ filled, size = 18 }: StarProps) {
  const id = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <clipPath id={id}>
        <rect width={20 * filled} height="20" />
      </clipPath>
      <path d={shape} fill="none" stroke="currentColor" strokeWidth="1.25" strokeLinejoin="round" />
      <path d={shape} fill="currentColor" clipPath={`url(#${id})`} />
    </svg>
  );
}
