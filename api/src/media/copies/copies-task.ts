/** Makes the smaller copies of a picture: `{ sha256 }`. */
export const makeCopiesTask = 'make-picture-copies';
