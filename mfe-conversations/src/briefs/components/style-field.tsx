import { laterDialog, useDialogEntry } from '@aangan/firms';
import { Button, Muted, Stack, Subheading } from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useThingCardsQuery } from '../../api/briefs-api.ts';
import { briefLabels } from '../model/brief-texts.ts';
import { ThingPictures } from './thing-pictures.tsx';

const pickerTitle = msg({
  id: 'conversations.pick-pictures',
  message: 'Pictures from your boards',
});

const StylePicker = laterDialog(
  async () => (await import('./style-picker.tsx')).StylePicker,
  (_props, i18n) => ({ title: i18n._(pickerTitle), size: 'sheet' }),
);

interface StyleFieldProps {
  /** Names of things, such as `picture-12`. */
  style: readonly string[];
  onChange: (style: string[]) => void;
}

/** The pictures from boards that show the style of a brief. */
export function StyleField({ style, onChange }: StyleFieldProps) {
  const { i18n, t } = useLingui();
  const picker = useDialogEntry('brief-style');
  return (
    <Stack gap="s" align="start">
      <div>
        <Subheading>{i18n._(briefLabels.style)}</Subheading>
        <Muted>
          <Trans id="conversations.brief-style-hint">
            What you have saved on your boards shows the style better than words.
          </Trans>
        </Muted>
      </div>
      <StylePictures
        style={style}
        onRemove={(gone) => onChange(style.filter((one) => one !== gone))}
      />
      <Button variant="secondary" onClick={picker.open}>
        {t({ id: 'conversations.choose-pictures', message: 'Choose pictures' })}
      </Button>
      {picker.isOpen && (
        <StylePicker
          title={i18n._(pickerTitle)}
          chosen={style}
          onChange={onChange}
          onClose={picker.close}
        />
      )}
    </Stack>
  );
}

interface StylePicturesProps {
  style: readonly string[];
  onRemove?: (thing: string) => void;
}

/** Pictures of boards by the names of their things. */
export function StylePictures({ style, onRemove }: StylePicturesProps) {
  const { data = [] } = useThingCardsQuery(style, { skip: style.length === 0 });
  const cards = style.flatMap((thing) => data.find((card) => card.thing === thing) ?? []);
  if (cards.length === 0) return null;
  return <ThingPictures cards={cards} onRemove={onRemove} />;
}
