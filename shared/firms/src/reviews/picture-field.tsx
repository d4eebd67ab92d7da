import { reviewLimits } from '@aangan/domain';
import { Button, focusRing, Muted, Picture, Stack, tokens } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styled from 'styled-components';
import { ChosenFiles } from '../uploads/chosen-files.tsx';
import type { ReviewPictures } from './use-review-pictures.ts';

const Kept = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s};
  padding: 0;

  li {
    display: grid;
    justify-items: center;
  }
  img {
    width: 5.5rem;
    height: 5.5rem;
    border-radius: ${tokens.radius.media};
    object-fit: cover;
  }
`;

const Label = styled.label`
  font-size: ${tokens.type.small};
  font-weight: 500;
`;

/** The browser's own field, which names what it does in the visitor's language, with the button in our shape. */
const Files = styled.input`
  color: ${tokens.color.inkSoft};
  font: inherit;
  font-size: ${tokens.type.small};
  ${focusRing}

  &::file-selector-button {
    min-height: 2.75rem;
    margin-inline-end: ${tokens.space.s};
    padding-inline: ${tokens.space.m};
    border: 1px solid ${tokens.color.inkFaint};
    border-radius: ${tokens.radius.pill};
    background: transparent;
    color: ${tokens.color.ink};
    font: inherit;
    font-weight: 500;
    cursor: pointer;
  }
`;

const { picturesMax } = reviewLimits;

/** The pictures of the review that is being written. */
export function PictureField({ pictures }: { pictures: ReviewPictures }) {
  const { t } = useLingui();
  const id = useId();
  const { kept, uploads } = pictures;
  return (
    <Stack gap="xs">
      <Label htmlFor={id}>
        {t({ id: 'firms.review-pictures', message: 'Pictures (optional)' })}
      </Label>
      {kept.length > 0 && (
        <Kept>
          {kept.map(({ id: picture, url, media_width }, at) => {
            const place = at + 1;
            return (
              <li key={picture}>
                <Picture
                  src={url}
                  naturalWidth={media_width}
                  sizes="5.5rem"
                  alt={t({ id: 'firms.own-picture', message: `Picture ${place}` })}
                />
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t({
                    id: 'firms.remove-own-picture',
                    message: `Remove picture ${place}`,
                  })}
                  onClick={() => pictures.drop(picture)}
                >
                  <span>{t({ id: 'firms.remove', message: 'Remove' })}</span>
                </Button>
              </li>
            );
          })}
        </Kept>
      )}
      <ChosenFiles files={uploads.files} onRetry={uploads.retry} onRemove={uploads.remove} />
      <Files
        id={id}
        type="file"
        multiple
        accept="image/*"
        disabled={kept.length + uploads.files.length >= picturesMax}
        onChange={({ target }) => {
          uploads.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Muted>
        {t({
          id: 'firms.review-pictures-hint',
          message: `At most ${picturesMax}. Everybody who reads the review sees them.`,
        })}
      </Muted>
    </Stack>
  );
}
