import { type ApiProblem, problemOf } from '@aangan/api-client';
import { acceptedBy, fileMessages, pictureFileTypes } from '@aangan/domain';
import { type User, useSession } from '@aangan/host';
import { Avatar, Button, isStillThere, Muted, Row, Stack, toasts, tokens } from '@aangan/ui';
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
    show(await choosePicture(file));
  }

  function show(picture: ChosenPicture | PictureProblem) {
    setFailure('problem' in picture ? picture : null);
    setChosen('problem' in picture ? null : picture);
  }

  async function shrink(file: File) {
    setBusy(true);
    show(await shrinkPicture(file));
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
      setFailure({ problem: isGone ? fileMessages.gone : pictureFailure(problemOf(error)) });
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
          aria-label="Picture"
          onChange={(event) => void choose(event)}
        />
        {chosen ? (
          <PictureButtons>
            <Button
              size="small"
              busy={isBusy}
              onClick={() =>
                void change(() => setAvatar(chosen.file), 'Your picture has been saved')
              }
            >
              Save picture
            </Button>
            <FlushButton size="small" onClick={() => !isBusy && setChosen(null)}>
              Cancel
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
              {user.avatar ? 'Change picture' : 'Add a picture'}
            </Button>
            {user.avatar && (
              <FlushButton
                size="small"
                busy={isBusy}
                onClick={() => void change(removeAvatar, 'Your picture has been removed')}
              >
                Remove picture
              </FlushButton>
            )}
          </PictureButtons>
        )}
        <div id={`${id}-hint`} aria-live="polite">
          {failure ? <Problem>{failure.problem}</Problem> : <Muted>{hintFor(chosen)}</Muted>}
        </div>
        {failure?.tooLarge && (
          <Row>
            <Button
              variant="secondary"
              size="small"
              busy={isBusy}
              onClick={() => failure.tooLarge && void shrink(failure.tooLarge)}
            >
              {isBusy ? 'Making it smaller…' : 'Make it smaller'}
            </Button>
          </Row>
        )}
      </Stack>
    </Line>
  );
}

const hintFor = (chosen: ChosenPicture | null) =>
  chosen && !chosen.preview
    ? `${chosen.file.name} cannot be shown here before it is saved.`
    : 'JPG, PNG, HEIC, WebP, AVIF or GIF of less than 5 MB';

function pictureFailure(problem: ApiProblem): string {
  if (problem.status === 413) return avatarMessages.tooLarge;
  return problem.fields?.avatar?.join(' ') ?? requestFailure(problem);
}
