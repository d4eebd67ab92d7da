/** About the width of printed pages, in pixels: A4 without margins of 1 cm. */
const paperWidth = 718;

/** How large the content of a frame is, in pixels. */
export interface FrameSize {
  height: number;
  /** The height on paper: a browser tells no frame that it is printed. */
  printed: number;
  /** The width where nothing narrows it, as that of a button. */
  width: number;
}

/** Tells the size of a document's content, which nothing stretches to that of its frame, whenever it changes. */
export function tellSize({ documentElement }: Document, tell: (size: FrameSize) => void): void {
  const sizeAt = (width: string) => {
    documentElement.style.width = width;
    const size = documentElement.getBoundingClientRect();
    documentElement.style.width = '';
    return size;
  };
  new ResizeObserver(() => {
    const { width, height } = documentElement.getBoundingClientRect();
    // Content that became wider for a moment would scroll back what a visitor has scrolled in it.
    const printed = width > paperWidth ? sizeAt(`${paperWidth}px`).height : height;
    tell({ height, printed, width: sizeAt('max-content').width });
  }).observe(documentElement);
}
