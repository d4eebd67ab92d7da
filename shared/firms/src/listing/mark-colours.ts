/** The grounds of firms' marks, each with a text colour of at least 4.5:1 on it. */
export const markColours = [
  { ground: '#f1d9cb', ink: '#87331d' },
  { ground: '#dde7d6', ink: '#31573f' },
  { ground: '#dfe3ec', ink: '#35456b' },
  { ground: '#f0e2c2', ink: '#6b4a12' },
  { ground: '#ecdde3', ink: '#6d304d' },
  { ground: '#d8e6e4', ink: '#205354' },
] as const;

/** The colours of a firm's mark. A firm keeps them; firms with neighbouring ids have different ones. */
export function markColoursOf(id: number): (typeof markColours)[number] {
  return markColours[Math.abs(id) % markColours.length] ?? markColours[0];
}
