/** The `sizes` of pictures in a firm's content: a grid of two columns, or of four with a maximum width. */
export const tileSizes = {
  regular: '(min-width: 48em) min(22vw, 19.5rem), 46vw',
  large: '(min-width: 48em) min(45vw, 40rem), 94vw',
};
