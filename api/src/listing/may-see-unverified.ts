/** Who is looking, as far as it matters to what they see. */
export interface Viewer {
  id: number;
  is_staff: boolean;
}

/** Before an operator has verified a firm, its pages are its owner's and the operators' to see. */
export async function maySeeUnverified(
  viewer: () => Promise<Viewer | undefined>,
  ownerId: number,
): Promise<boolean> {
  const who = await viewer();
  return who !== undefined && (who.is_staff || who.id === ownerId);
}
