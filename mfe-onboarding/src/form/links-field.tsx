import { type FeaturedLinkType, readPictureAddress, readWebAddress } from '@aangan/domain';
import { Button, FieldPair, tokens } from '@aangan/ui';
import { FormSelectField, FormTextField } from '@aangan/ui/formik';
import styled from 'styled-components';
import type { LinkValues } from './link-values.ts';
import { ListField } from './list-field.tsx';

const List = styled.ul`
  display: grid;
  width: 100%;
  gap: ${tokens.space.m};

  li {
    display: grid;
    gap: ${tokens.space.m};
    padding: ${tokens.space.m};
    border: 1px solid ${tokens.color.line};
    border-radius: ${tokens.radius.control};
  }
  /* Aligns the text of the button with the fields. */
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

/** A list of links. */
export function LinksField({ name, label, noun, types }: LinksFieldProps) {
  const options = types.map(({ id, label: text }) => ({ value: id, label: text }));
  return (
    <ListField<LinkValues>
      name={name}
      label={label}
      noun={noun}
      newItem={{ type: types[0]?.id ?? 'article', url: '', title: '', image_url: '' }}
      list={List}
      item={(at, onRemove) => (
        <>
          <FieldPair>
            <FormSelectField name={`${name}.${at}.type`} label="Kind" options={options} />
            <FormTextField name={`${name}.${at}.title`} label="Title" maxLength={200} />
          </FieldPair>
          <FormTextField
            name={`${name}.${at}.url`}
            label="Address"
            inputMode="url"
            placeholder="www.studio.in/…"
            read={readWebAddress}
          />
          <FormTextField
            name={`${name}.${at}.image_url`}
            label="Picture address"
            inputMode="url"
            placeholder="www.studio.in/….jpg"
            read={readPictureAddress}
            optional
          />
          <div>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Remove ${noun} ${at + 1}`}
              onClick={onRemove}
            >
              Remove
            </Button>
          </div>
        </>
      )}
    />
  );
}
