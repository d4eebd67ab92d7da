/** Whether the browser can show what a `data:` address holds. */
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
