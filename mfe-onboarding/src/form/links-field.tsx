import type { FeaturedLinkType } from '@aangan/domain';
import { Button, Muted, Stack, tokens } from '@aangan/ui';
import { FormSelectField, FormTextField } from '@aangan/ui/formik';
import { FieldArray, useField } from 'formik';
import { useRef } from 'react';
import styled from 'styled-components';
import { FieldPair } from './form-section.tsx';
import type { LinkValues } from './link-values.ts';

const List = styled.ul`
  display: grid;
  gap: ${tokens.space.m};

  li {
    display: grid;
    gap: ${tokens.space.m};
    padding: ${tokens.space.m};
    border: 1px solid ${tokens.color.line};
    border-radius: ${tokens.radius.control};
  }
  /* Its word stands in line with the fields. */
  button {
    margin-inline-start: -1rem;
  }
`;

interface LinksFieldProps {
  /** The field of the form that holds the list. */
  name: string;
  label: string;
  /** One of them, as its buttons call it: "link". */
  noun: string;
  types: readonly { id: FeaturedLinkType; label: string }[];
}

/** A list of links to add to and take from. Focus follows: to a new one's first field, after removing to Add. */
export function LinksField({ name, label, noun, types }: LinksFieldProps) {
  const [{ value: links }] = useField<LinkValues[]>(name);
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const firstType = types[0]?.id ?? 'article';
  const options = types.map(({ id, label: words }) => ({ value: id, label: words }));
  const focusLast = () =>
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector('select')?.focus());
  return (
    <FieldArray name={name}>
      {({ push, remove }) => (
        <Stack gap="m" align="start">
          {links.length > 0 && (
            <List ref={list} role="list" aria-label={label} style={{ width: '100%' }}>
              {links.map((_link, at) => (
                // A link is its place in the list: it has no name of its own before it is saved.
                <li key={at}>
                  <FieldPair>
                    <FormSelectField name={`${name}.${at}.type`} label="Kind" options={options} />
                    <FormTextField name={`${name}.${at}.title`} label="Title" maxLength={200} />
                  </FieldPair>
                  <FormTextField
                    name={`${name}.${at}.url`}
                    label="Address"
                    inputMode="url"
                    placeholder="https://"
                  />
                  <div>
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={`Remove ${noun} ${at + 1}`}
                      onClick={() => {
                        remove(at);
                        addButton.current?.focus();
                      }}
                    >
                      Remove
                    </Button>
                  </div>
                </li>
              ))}
            </List>
          )}
          <Button
            ref={addButton}
            variant="secondary"
            size="small"
            onClick={() => {
              push({ type: firstType, url: '', title: '', image_url: '' });
              focusLast();
            }}
          >
            Add a {noun}
          </Button>
          {links.length > 0 && (
            <Muted>One without a title or an address is left out when you save.</Muted>
          )}
        </Stack>
      )}
    </FieldArray>
  );
}
