/** About the width of printed pages, in pixels: A4 without margins of 1 cm. */
const paperWidth = 718;

/** How high the content of a frame is, in pixels. */
export interface FrameHeight {
  height: number;
  /** On paper: a browser tells no frame that it is printed. */
  printed: number;
}

/** Tells the height of a document's content, which nothing stretches to that of its frame, whenever it changes. */
export function tellHeight(
  { documentElement }: Document,
  tell: (height: FrameHeight) => void,
): void {
  new ResizeObserver(() => {
    const { width, height } = documentElement.getBoundingClientRect();
    // Content that became wider for a moment would scroll back what a visitor has scrolled in it.
    tell({ height, printed: width > paperWidth ? heightOnPaper(documentElement) : height });
  }).observe(documentElement);
}

function heightOnPaper(documentElement: HTMLElement): number {
  documentElement.style.width = `${paperWidth}px`;
  const { height } = documentElement.getBoundingClientRect();
  documentElement.style.width = '';
  return height;
}
