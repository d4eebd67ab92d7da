import type { ApiProblem } from '@aangan/api-client';
import { dateFormat, isolated } from '@aangan/domain';
import { useHost } from '@aangan/host';
import { Notice, Stack } from '@aangan/ui';
import { FormCheckbox } from '@aangan/ui/formik';
import { Trans, useLingui } from '@lingui/react/macro';
import { isQuestion } from '../model/upload-failure.ts';

interface LooksLike {
  firm_name: string;
  published_at: string;
}

/** Tells which firms published a picture like the new one earlier, and asks whether it is the firm's own work. */
export function OwnWorkField({ problem }: { problem: ApiProblem | null }) {
  const { t } = useLingui();
  const { clock, locale } = useHost();
  if (!problem || !isQuestion(problem)) return null;
  const { looks_like = [] } = (problem.body ?? {}) as { looks_like?: LooksLike[] };
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: clock.timeZone });
  return (
    <Stack gap="s">
      <Notice
        heading={t({
          id: 'portfolio.looks-familiar',
          message: 'This picture looks familiar',
        })}
      >
        <Stack as="ul" gap="hair">
          {looks_like.map(({ firm_name, published_at }) => {
            const firm = isolated(firm_name);
            const date = day.format(new Date(published_at));
            return (
              <li key={firm_name}>
                {t({
                  id: 'portfolio.published-by',
                  message: `${firm} published one like it on ${date}.`,
                })}
              </li>
            );
          })}
        </Stack>
        <p>
          <Trans id="portfolio.own-work-note">
            That can be fine, for example where you worked together. Please confirm before it is
            published. Nothing is hidden unless a person has looked at it.
          </Trans>
        </p>
      </Notice>
      <FormCheckbox
        name="ownWork"
        label={t({ id: 'portfolio.own-work', message: 'This is our own work' })}
      />
    </Stack>
  );
}
