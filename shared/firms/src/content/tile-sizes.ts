/** The `sizes` of pictures in the grid of a firm's content: of two columns, and of four that end to grow with the page. */
export const tileSizes = {
  regular: '(min-width: 48em) min(22vw, 19.5rem), 46vw',
  large: '(min-width: 48em) min(45vw, 40rem), 94vw',
};
