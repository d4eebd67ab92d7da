import { type FeaturedLinkType, readPictureAddress, readWebAddress } from '@aangan/domain';
import { Button, FieldPair, tokens } from '@aangan/ui';
import { FormSelectField, FormTextField } from '@aangan/ui/formik';
import { Trans, useLingui } from '@lingui/react/macro';
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
  /** The Add button: "Add a link". */
  add: string;
  /** The name of the Remove button of one of them, counted from 1: "Remove link 2". */
  removeOf: (number: number) => string;
  types: readonly { id: FeaturedLinkType; label: string }[];
}

/** A list of links. */
export function LinksField({ name, label, add, removeOf, types }: LinksFieldProps) {
  const { t } = useLingui();
  const options = types.map(({ id, label: text }) => ({ value: id, label: text }));
  return (
    <ListField<LinkValues>
      name={name}
      label={label}
      add={add}
      newItem={{ type: types[0]?.id ?? 'article', url: '', title: '', image_url: '' }}
      list={List}
      item={(at, onRemove) => (
        <>
          <FieldPair>
            <FormSelectField
              name={`${name}.${at}.type`}
              label={t({ id: 'onboarding.link-kind', message: 'Kind' })}
              options={options}
            />
            <FormTextField
              name={`${name}.${at}.title`}
              label={t({ id: 'onboarding.link-title', message: 'Title' })}
              maxLength={200}
            />
          </FieldPair>
          <FormTextField
            name={`${name}.${at}.url`}
            label={t({ id: 'onboarding.link-address', message: 'Address' })}
            inputMode="url"
            placeholder="www.studio.in/…"
            read={readWebAddress}
          />
          <FormTextField
            name={`${name}.${at}.image_url`}
            label={t({ id: 'onboarding.link-picture', message: 'Picture address' })}
            inputMode="url"
            placeholder="www.studio.in/….jpg"
            read={readPictureAddress}
            optional
          />
          <div>
            <Button variant="quiet" size="small" aria-label={removeOf(at + 1)} onClick={onRemove}>
              <Trans id="onboarding.remove">Remove</Trans>
            </Button>
          </div>
        </>
      )}
    />
  );
}
