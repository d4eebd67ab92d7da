/** Outlined, or filled once the thing is saved. */
export function Heart({ isFilled }: { isFilled: boolean }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d="M10 16.6 3.9 10.5a3.9 3.9 0 0 1 0-5.5 3.9 3.9 0 0 1 5.5 0l.6.6.6-.6a3.9 3.9 0 0 1 5.5 5.5z"
        fill={isFilled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
