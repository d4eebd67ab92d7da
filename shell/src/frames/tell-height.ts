/** About the width of printed pages, in pixels: A4 without margins of 1 cm. */
const printedWidth = 718;

/** How high the content of a frame is, in pixels. */
export interface FrameHeight {
  height: number;
  /** At the width of paper: a browser tells no frame that it is printed. */
  printed: number;
}

/** Tells the height of a document's content, which nothing stretches to that of its frame, whenever it changes. */
export function tellHeight(
  { documentElement }: Document,
  tell: (height: FrameHeight) => void,
): void {
  const measure = () => documentElement.getBoundingClientRect().height;
  new ResizeObserver(() => {
    const height = measure();
    documentElement.style.width = `${printedWidth}px`;
    const printed = measure();
    documentElement.style.width = '';
    tell({ height, printed });
  }).observe(documentElement);
}
