/** The styles that a designer's firm can choose, at most `profileLimits.stylesMax`, in the order that forms offer them. */
export const designStyles = [
  { id: 'modern', label: 'Modern' },
  { id: 'contemporary', label: 'Contemporary' },
  { id: 'traditional-indian', label: 'Traditional Indian' },
  { id: 'indo-modern', label: 'Indo-modern' },
  { id: 'minimal', label: 'Minimal' },
  { id: 'scandinavian', label: 'Scandinavian' },
  { id: 'japandi', label: 'Japandi' },
  { id: 'industrial', label: 'Industrial' },
  { id: 'mid-century', label: 'Mid-century' },
  { id: 'colonial', label: 'Colonial' },
  { id: 'coastal', label: 'Coastal' },
  { id: 'bohemian', label: 'Bohemian' },
  { id: 'art-deco', label: 'Art deco' },
  { id: 'sustainable', label: 'Sustainable' },
] as const;
export type DesignStyle = (typeof designStyles)[number]['id'];

/** The labels of styles by their ids; an id that is none is left out. */
export function styleLabels(ids: readonly string[]): string[] {
  return ids.flatMap((id) => designStyles.find((style) => style.id === id)?.label ?? []);
}
