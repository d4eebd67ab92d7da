import { createSubmissionKeys, problemOf } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';
import { type Quote, quoteLimits } from '@aangan/domain/quotes';
import { LoadFailure, saveFailure, useSpeech } from '@aangan/firms';
import { useHost } from '@aangan/host';
import { writtenLanguage } from '@aangan/messages';
import { Button, Dialog, Notice, Row, Skeleton, Stack, TextField, toasts } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useAddTemplateMutation,
  useListTemplatesQuery,
  useRemoveTemplateMutation,
} from '../api/quotes-api.ts';
import { templatesTitle } from './model/dialog-titles.ts';
import { Items } from './prices-dialog.tsx';

interface TemplatesDialogProps {
  quote: Quote;
  onUse: (template: Quote) => void;
  onClose: () => void;
}

/** The firm's templates: what is written is kept as one, and another one is added to it. */
export function TemplatesDialog({ quote, onUse, onClose }: TemplatesDialogProps) {
  const { t, i18n } = useLingui();
  const { client } = useHost();
  const speech = useSpeech();
  const query = useListTemplatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [add, adding] = useAddTemplateMutation();
  const [remove, removing] = useRemoveTemplateMutation();
  const [keys] = useState(createSubmissionKeys);
  const [name, setName] = useState(quote.title);
  const [failure, setFailure] = useState<string | null>(null);
  const [isUsing, setUsing] = useState(false);
  const isBusy = adding.isLoading || removing.isLoading || isUsing;

  async function attempt(act: () => Promise<void>) {
    if (isBusy) return;
    setFailure(null);
    try {
      await act();
    } catch (error) {
      setFailure(saveFailure(problemOf(error), {}, speech));
    }
  }
  const keep = () =>
    attempt(async () => {
      const template = { name: name.trim(), content: { ...quote, valid_until: null } };
      await add({ ...template, key: keys.keyFor(template) }).unwrap();
      toasts.success(t({ id: 'conversations.quote-template-kept', message: 'Kept as a template' }));
    });
  const use = (id: number) =>
    attempt(async () => {
      setUsing(true);
      try {
        const params = { id };
        const { content } = await client.send(
          endpoint('get', '/quotes/templates/{id}/', { params }),
        );
        onUse(content);
      } finally {
        setUsing(false);
      }
    });
  const templates = query.data ?? [];
  return (
    <Dialog open size="sheet" title={i18n._(templatesTitle)} onClose={onClose}>
      <Stack gap="m">
        {failure && (
          <Notice
            tone="error"
            heading={t({ id: 'conversations.quote-template-failed', message: 'That did not work' })}
          >
            {failure}
          </Notice>
        )}
        {query.isLoading && <Skeleton height="8rem" />}
        {query.isError && (
          <LoadFailure
            title={t({
              id: 'conversations.quote-templates-failed',
              message: 'The templates could not be loaded',
            })}
            error={query.error}
            isRetrying={query.isFetching}
            onRetry={query.refetch}
          />
        )}
        {query.data && templates.length === 0 && (
          <p>
            <Trans id="conversations.quote-no-templates">
              You have no templates yet. Keep a quote that you write often as one.
            </Trans>
          </p>
        )}
        <Items>
          {templates.map(({ id, name: what }) => (
            <li key={id}>
              <span lang={writtenLanguage(what)}>{what}</span>
              <Row gap="xs">
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={t({
                    id: 'conversations.quote-add-named',
                    message: `Add ${what}`,
                  })}
                  onClick={() => void use(id)}
                >
                  <Trans id="conversations.quote-add">Add</Trans>
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t({
                    id: 'conversations.quote-remove-named',
                    message: `Remove ${what}`,
                  })}
                  onClick={() => void attempt(async () => void (await remove(id).unwrap()))}
                >
                  <Trans id="conversations.quote-remove">Remove</Trans>
                </Button>
              </Row>
            </li>
          ))}
        </Items>
        {quote.sections.length > 0 && (
          <Stack gap="s">
            <TextField
              label={t({
                id: 'conversations.quote-template-name',
                message: 'Keep this quote as a template named',
              })}
              maxLength={quoteLimits.titleMax}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <div>
              <Button
                size="small"
                variant="secondary"
                busy={adding.isLoading}
                disabled={name.trim() === ''}
                onClick={() => void keep()}
              >
                <Trans id="conversations.quote-keep-template">Keep as a template</Trans>
              </Button>
            </div>
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
