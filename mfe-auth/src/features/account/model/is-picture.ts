/** Whether the browser can decode a `data:` address as a picture. */
export async function isPicture(address: string): Promise<boolean> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  }
}
