import { Button, toasts } from '@aangan/ui';
import { useComposeGrantMutation } from '../api/registry-api.ts';
import { refusalOf } from '../layout/answer-state.tsx';

/** Opens the composition of a link on production, in this browser only, for an hour. */
export function OpenOnProduction({ linkId }: { linkId: string }) {
  const [grant, { isLoading }] = useComposeGrantMutation();
  const open = () =>
    grant(linkId)
      .unwrap()
      .then(
        ({ link }) => openInNewTab(link),
        (error) => {
          toasts.error(refusalOf(error)?.detail ?? 'Production cannot be opened right now.');
        },
      );
  return (
    <Button variant="secondary" busy={isLoading} onClick={open}>
      Open on production
    </Button>
  );
}

/** Sends the console's origin as Referer: the opened page accepts a composition from this origin only. */
function openInNewTab(href: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href, target: '_blank', rel: 'noopener', referrerPolicy: 'origin' });
  link.click();
}
