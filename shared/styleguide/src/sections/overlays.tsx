import { Button, ConfirmDialog, Dialog, Menu, Row, Stack, TextField, toasts } from '@aangan/ui';
import { useState } from 'react';
import { Specimen } from '../specimen.tsx';

export function Overlays() {
  return (
    <>
      <Specimen name="Dialog">
        <FormInDialog />
      </Specimen>
      <Specimen name="ConfirmDialog">
        <Question />
      </Specimen>
      <Specimen name="Menu">
        <Menu
          label="Actions for Villa at Alibaug"
          align="start"
          items={[
            {
              id: 'picture',
              label: 'Set as Profile Picture',
              onSelect: () => toasts.success('Profile picture updated successfully!'),
            },
            { id: 'edit', label: 'Edit', onSelect: () => toasts.blank('Edit') },
            {
              id: 'delete',
              label: 'Delete',
              tone: 'danger',
              onSelect: () => toasts.error('Failed to delete portfolio item'),
            },
          ]}
        />
      </Specimen>
      <Specimen name="Toasts: blank, success, error, loading, custom">
        <Row>
          <Toast name="Blank" show={() => toasts.blank('Copied')} />
          <Toast name="Success" show={() => toasts.success('Request revoked successfully')} />
          <Toast name="Error" show={() => toasts.error('Failed to load reviews')} />
          <Toast name="Loading" show={() => toasts.loading('Uploading…')} />
          <Toast name="Custom" show={() => toasts.custom(<strong>Three new posts</strong>)} />
          <Toast name="Dismiss all" show={() => toasts.dismiss()} />
        </Row>
      </Specimen>
    </>
  );
}

function Toast({ name, show }: { name: string; show: () => unknown }) {
  return (
    <Button variant="secondary" size="small" onClick={show}>
      {name}
    </Button>
  );
}

function FormInDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open a dialog
      </Button>
      <Dialog
        open={open}
        title="Add a project"
        onClose={close}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Add</Button>
          </>
        }
      >
        <Stack gap="l">
          <TextField label="Title" data-autofocus />
          <TextField label="Place" optional />
        </Stack>
      </Dialog>
    </>
  );
}

function Question() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Ask first
      </Button>
      <ConfirmDialog
        open={open}
        title="Are you sure you want to delete this portfolio item?"
        confirmLabel="Delete"
        onConfirm={close}
        onCancel={close}
      >
        It cannot be brought back.
      </ConfirmDialog>
    </>
  );
}
