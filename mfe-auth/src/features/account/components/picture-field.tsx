import { type ApiProblem, problemOf } from '@aangan/api-client';
import { type User, useSession } from '@aangan/host';
import { Avatar, Button, Muted, Row, Stack, toasts, tokens } from '@aangan/ui';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { requestFailure } from '../../../failures/request-failure.ts';
import { FlushButton } from '../../../frame/flush-button.tsx';
import { useAccountRequests } from '../api/account-requests.ts';
import { nameOf } from '../model/account-labels.ts';
import { avatarMessages, avatarProblem, avatarTypes } from '../model/avatar-file.ts';
import { isPicture } from '../model/is-picture.ts';
import { readAsDataUrl } from '../model/read-as-data-url.ts';

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

interface Chosen {
  file: File;
  preview: string;
}

/** The account's picture: choose a file, preview it, save it. */
export function PictureField({ user }: { user: User }) {
  const { check } = useSession();
  const { removeAvatar, setAvatar } = useAccountRequests();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Without this the same file could not be chosen again after an error.
    target.value = '';
    if (!file) return;
    const picture = await pictureOf(file);
    setProblem('problem' in picture ? picture.problem : null);
    setChosen('problem' in picture ? null : picture);
  }

  async function change(request: () => Promise<unknown>, done: string) {
    setBusy(true);
    setProblem(null);
    try {
      await request();
      await check();
      setChosen(null);
      toasts.success(done);
    } catch (error) {
      setProblem(pictureFailure(problemOf(error)));
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
          accept={avatarTypes.join(',')}
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
          {problem ? (
            <Problem>{problem}</Problem>
          ) : (
            <Muted>JPG, PNG, WebP or GIF of at most 5 MB</Muted>
          )}
        </div>
      </Stack>
    </Line>
  );
}

/** A preview of the file, or what is wrong with it: a file named as an image may not be one. */
async function pictureOf(file: File): Promise<Chosen | { problem: string }> {
  const problem = avatarProblem(file);
  if (problem) return { problem };
  const preview = await readAsDataUrl(file);
  return (await isPicture(preview)) ? { file, preview } : { problem: avatarMessages.notImage };
}

function pictureFailure(problem: ApiProblem): string {
  if (problem.status === 413) return avatarMessages.tooLarge;
  return problem.fields?.avatar?.join(' ') ?? requestFailure(problem);
}
