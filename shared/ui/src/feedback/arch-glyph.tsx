/** The site's mark: an arch within an arch. Decorative. */
export function ArchGlyph({ size = 56 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size * 1.25}
      viewBox="0 0 40 50"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <path d="M3 49V20a17 17 0 0 1 34 0v29" />
      <path d="M11 49V23a9 9 0 0 1 18 0v26" />
      <path d="M0 49h40" />
    </svg>
  );
}
