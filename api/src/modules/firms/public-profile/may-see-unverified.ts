/** The reader of a profile, as far as it decides what they see. */
export interface Viewer {
  id: number;
  is_staff: boolean;
}

/** Until an operator has verified a firm, only its owner and operators see its pages. */
export async function maySeeUnverified(
  viewer: () => Promise<Viewer | undefined>,
  ownerId: number,
): Promise<boolean> {
  const reader = await viewer();
  return reader !== undefined && (reader.is_staff || reader.id === ownerId);
}
