import { Button, Stack } from '@aangan/ui';
import { FieldArray, useField } from 'formik';
import {
  type ComponentType,
  type HTMLAttributes,
  type ReactNode,
  type RefAttributes,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';

type ListProps = HTMLAttributes<HTMLUListElement> & RefAttributes<HTMLUListElement>;

interface ListFieldProps<Item> {
  /** The field of the form that holds the list. */
  name: string;
  label: string;
  /** The text of the Add button: "Add a link". */
  add: string;
  /** What Add appends. */
  newItem: Item;
  /** The list element; it lays out its items. */
  list: ComponentType<ListProps>;
  /** Draws the fields of the item at a place of the list, with its Remove button. */
  item: (at: number, onRemove: () => void) => ReactNode;
}

/** A list of items in a form. Add focuses the first field of the new item, Remove focuses Add. */
export function ListField<Item>(props: ListFieldProps<Item>) {
  const { name, label, add, newItem, list: List, item } = props;
  const [{ value: items }] = useField<Item[]>(name);
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusLast = () =>
    list.current?.lastElementChild?.querySelector<HTMLElement>('select, input')?.focus();
  return (
    <FieldArray name={name}>
      {({ push, remove }) => (
        <Stack gap="m" align="start">
          {items.length > 0 && (
            <List ref={list} role="list" aria-label={label}>
              {items.map((_item, at) => (
                // Items have no id before they are saved: their key is their place in the list.
                <li key={at}>
                  {item(at, () => {
                    remove(at);
                    addButton.current?.focus();
                  })}
                </li>
              ))}
            </List>
          )}
          <Button
            ref={addButton}
            variant="secondary"
            size="small"
            onClick={() => {
              // At once: a frame later the focus would leave a field that was chosen meanwhile.
              flushSync(() => push(newItem));
              focusLast();
            }}
          >
            {add}
          </Button>
        </Stack>
      )}
    </FieldArray>
  );
}
