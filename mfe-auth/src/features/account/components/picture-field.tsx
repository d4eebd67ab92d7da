import { type ApiProblem, problemOf } from '@aangan/api-client';
import { acceptedBy, fileMessages, pictureFileTypes } from '@aangan/domain';
import { type User, useSession } from '@aangan/host';
import { type I18n, useSentences } from '@aangan/messages';
import { Avatar, Button, isStillThere, Muted, Row, Stack, toasts, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { requestFailure } from '../../../failures/request-failure.ts';
import { FlushButton } from '../../../frame/flush-button.tsx';
import { useAccountRequests } from '../api/account-requests.ts';
import { nameOf } from '../model/account-labels.ts';
import { avatarMessages } from '../model/avatar-file.ts';
import {
  type ChosenPicture,
  choosePicture,
  type PictureProblem,
  shrinkPicture,
} from '../model/choose-picture.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space.l};
  align-items: center;
`;

const PictureButtons = styled(Row)`
  gap: ${tokens.space.hair} ${tokens.space.l};
`;

const Problem = styled(Muted)`
  color: ${tokens.color.danger};
`;

/** The account's picture: choose a file, preview it, save it. */
export function PictureField({ user }: { user: User }) {
  const { t, i18n } = useLingui();
  const say = useSentences();
  const { check } = useSession();
  const { removeAvatar, setAvatar } = useAccountRequests();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [failure, setFailure] = useState<PictureProblem | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Without this the same file could not be chosen again after an error.
    target.value = '';
    if (!file) return;
    show(await choosePicture(file, i18n));
  }

  function show(picture: ChosenPicture | PictureProblem) {
    setFailure('problem' in picture ? picture : null);
    setChosen('problem' in picture ? null : picture);
  }

  async function shrink(file: File) {
    setBusy(true);
    show(await shrinkPicture(file, i18n));
    setBusy(false);
  }

  async function change(request: () => Promise<unknown>, done: string) {
    setBusy(true);
    setFailure(null);
    try {
      await request();
      await check();
      setChosen(null);
      toasts.success(done);
    } catch (error) {
      const isGone = chosen !== null && !(await isStillThere(chosen.file));
      if (isGone) setChosen(null);
      setFailure({ problem: isGone ? fileMessages.gone : pictureFailure(problemOf(error), i18n) });
    } finally {
      setBusy(false);
      input.current?.focus();
    }
  }

  return (
    <Line>
      <Avatar name={nameOf(user)} src={chosen?.preview ?? user.avatar} size={88} decorative />
      <Stack gap="xs">
        <input
          ref={input}
          type="file"
          hidden
          accept={acceptedBy(pictureFileTypes)}
          aria-label={t({ id: 'auth.picture', message: 'Picture' })}
          onChange={(event) => void choose(event)}
        />
        {chosen ? (
          <PictureButtons>
            <Button
              size="small"
              busy={isBusy}
              onClick={() =>
                void change(
                  () => setAvatar(chosen.file),
                  t({ id: 'auth.picture-saved', message: 'Your picture has been saved' }),
                )
              }
            >
              <Trans id="auth.save-picture">Save picture</Trans>
            </Button>
            <FlushButton size="small" onClick={() => !isBusy && setChosen(null)}>
              <Trans id="auth.cancel">Cancel</Trans>
            </FlushButton>
          </PictureButtons>
        ) : (
          <PictureButtons>
            <Button
              variant="secondary"
              size="small"
              aria-describedby={`${id}-hint`}
              onClick={() => input.current?.click()}
            >
              {user.avatar
                ? t({ id: 'auth.change-picture', message: 'Change picture' })
                : t({ id: 'auth.add-picture', message: 'Add a picture' })}
            </Button>
            {user.avatar && (
              <FlushButton
                size="small"
                busy={isBusy}
                onClick={() =>
                  void change(
                    removeAvatar,
                    t({ id: 'auth.picture-removed', message: 'Your picture has been removed' }),
                  )
                }
              >
                <Trans id="auth.remove-picture">Remove picture</Trans>
              </FlushButton>
            )}
          </PictureButtons>
        )}
        <div id={`${id}-hint`} aria-live="polite">
          {failure ? <Problem>{say(failure.problem)}</Problem> : <PictureHint chosen={chosen} />}
        </div>
        {failure?.tooLarge && (
          <Row>
            <Button
              variant="secondary"
              size="small"
              busy={isBusy}
              onClick={() => failure.tooLarge && void shrink(failure.tooLarge)}
            >
              {isBusy
                ? t({ id: 'auth.making-smaller', message: 'Making it smaller…' })
                : t({ id: 'auth.make-smaller', message: 'Make it smaller' })}
            </Button>
          </Row>
        )}
      </Stack>
    </Line>
  );
}

function PictureHint({ chosen }: { chosen: ChosenPicture | null }) {
  const { t } = useLingui();
  const { name } = chosen?.file ?? {};
  return (
    <Muted>
      {chosen && !chosen.preview
        ? t({
            id: 'auth.picture-not-shown',
            message: `${name} cannot be shown here before it is saved.`,
          })
        : t({
            id: 'auth.picture-hint',
            message: 'JPG, PNG, HEIC, WebP, AVIF or GIF of less than 5 MB',
          })}
    </Muted>
  );
}

function pictureFailure(problem: ApiProblem, i18n: I18n): string {
  if (problem.status === 413) return i18n._(avatarMessages.tooLarge);
  return problem.fields?.avatar?.join(' ') ?? requestFailure(problem, i18n);
}
