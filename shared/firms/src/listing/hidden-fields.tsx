export interface HiddenFieldsProps {
  values: Readonly<Record<string, string | null | undefined>>;
}

/** What a form without scripts sends beside its own fields. */
export function HiddenFields({ values }: HiddenFieldsProps) {
  return Object.entries(values).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}
