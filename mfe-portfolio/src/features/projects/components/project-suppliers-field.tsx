import { projectLimits } from '@aangan/domain';
import { useSettled } from '@aangan/firms';
import { Button, Muted, Row, Stack, TextField, tokens, VisuallyHidden } from '@aangan/ui';
import { useFormField } from '@aangan/ui/formik';
import { Trans, useLingui } from '@lingui/react/macro';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import styled from 'styled-components';
import { useFindVendorsQuery } from '../api/find-vendors.ts';
import type { Supplier } from '../model/project-form.ts';

const Vendors = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${tokens.space.hair};
  padding: 0;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space.s};
    overflow-wrap: anywhere;
  }
`;

/** The vendors of the directory that supplied the project. */
export function ProjectSuppliersField() {
  const { t } = useLingui();
  const { field, setValue: setSuppliers } = useFormField<Supplier[]>('suppliers');
  const suppliers = field.value;
  const [search, setSearch] = useState('');
  const settled = useSettled(search.trim());
  const { currentData: found } = useFindVendorsQuery(settled === '' ? skipToken : settled);
  const others = found?.filter(({ id }) => !suppliers.some((one) => one.id === id));
  function add(supplier: Supplier) {
    setSuppliers([...suppliers, supplier]);
    setSearch('');
  }
  return (
    <Stack gap="s">
      {suppliers.length > 0 && (
        <Vendors aria-label={t({ id: 'portfolio.suppliers', message: 'Supplied by' })}>
          {suppliers.map(({ id, name }) => (
            <li key={id}>
              <span translate="no">{name}</span>
              <Button
                variant="quiet"
                size="small"
                onClick={() => setSuppliers(suppliers.filter((one) => one.id !== id))}
              >
                <Trans id="portfolio.take-out">Take out</Trans>
                <VisuallyHidden>{` ${name}`}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </Vendors>
      )}
      {suppliers.length < projectLimits.suppliersMax && (
        <TextField
          type="search"
          label={t({ id: 'portfolio.add-supplier', message: 'Add a vendor that supplied it' })}
          hint={t({ id: 'portfolio.add-supplier-hint', message: 'Search the directory by name.' })}
          autoComplete="off"
          optional
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => {
            // Enter searches here; it must not send the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      {search.trim() !== '' && others?.length === 0 && (
        <Muted role="status">
          <Trans id="portfolio.no-vendor-found">No vendor found.</Trans>
        </Muted>
      )}
      {search.trim() !== '' && others && others.length > 0 && (
        <Row gap="xs">
          {others.map((vendor) => (
            <Button key={vendor.id} variant="secondary" size="small" onClick={() => add(vendor)}>
              {vendor.name}
            </Button>
          ))}
        </Row>
      )}
    </Stack>
  );
}
