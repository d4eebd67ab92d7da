import { Button, Notice, Row } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { linkedAccountOf } from '../model/linked-account.ts';
import type { SocialValues } from '../model/social-values.ts';

/** Points out that the link leads to another Instagram account than the connected one. */
export function OtherAccount({ connected }: { connected: string }) {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<SocialValues>();
  const linked = linkedAccountOf(values.instagram_url.trim());
  if (linked === null || linked === connected.toLowerCase()) return null;
  const address = `https://www.instagram.com/${connected}/`;
  return (
    <Notice>
      <Row gap="m" justify="space-between">
        <span>
          {t({
            id: 'onboarding.other-account',
            message: `Your link leads to @${linked}, but you connected @${connected}.`,
          })}
        </span>
        <Button
          variant="secondary"
          size="small"
          onClick={() => void setFieldValue('instagram_url', address)}
        >
          {t({ id: 'onboarding.link-to', message: `Link to @${connected}` })}
        </Button>
      </Row>
    </Notice>
  );
}
