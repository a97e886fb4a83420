import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Account } from '../../../../api/contract/types.ts';
import { ApiError, localCodes } from '../../../../api/errors/api-error.ts';
import type { Versioned } from '../../../../api/versioned.ts';
import { PersonPicture } from '../../../../domain/person/person-picture.tsx';
import { FailureNotice } from '../../../../forms/submission/failure-notice.tsx';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { FileDrop } from '../../../../ui/fields/file-drop/file-drop.tsx';
import * as styles from '../profile-page.css.ts';
import { maxPictureMegabytes, pictureProblem, pictureTypes } from './picture-rules.ts';
import { usePicture } from './use-picture.ts';

/** Somebody's picture: choose one, see it, send it, replace it, take it away. */
export function PictureForm({ account }: { account: Versioned<Account> }) {
  const { t, i18n } = useLingui();
  const [files, setFiles] = useState<File[]>([]);
  const { userId, profileImage, fullName } = account;
  const picture = usePicture(account, () => {
    setFiles([]);
    void notifySuccess(
      picture.variables ? t`Your picture has been updated` : t`Your picture has been removed`,
    );
  });
  const [file] = files;
  const isReady = file !== undefined && pictureProblem(file) === undefined;
  const { isPending, progress } = picture;

  function choose(chosen: File[]) {
    picture.reset();
    setFiles(chosen);
  }

  return (
    <div className={styles.picture}>
      <PersonPicture id={userId} name={fullName} size="huge" photo={profileImage} />
      <div className={styles.pictureFields}>
        <FileDrop
          label={t`Profile picture`}
          description={t`JPEG, PNG or WebP, up to ${maxPictureMegabytes} MB.`}
          value={files}
          onChange={choose}
          accept={pictureTypes}
          fileError={(chosen) => {
            const problem = pictureProblem(chosen);
            return problem && i18n._(problem);
          }}
          progress={() => progress}
          isDisabled={isPending}
        />
        <Failure error={picture.error} isRemoval={picture.variables === null} />
        <div className={styles.actions}>
          {isReady && (
            <Button variant="sea" pending={isPending} onPress={() => picture.mutate(file)}>
              {profileImage === null ? (
                <Trans>Use this picture</Trans>
              ) : (
                <Trans>Replace the picture</Trans>
              )}
            </Button>
          )}
          {progress !== undefined && (
            <Button variant="secondary" onPress={picture.cancel}>
              <Trans>Cancel the upload</Trans>
            </Button>
          )}
          {profileImage !== null && files.length === 0 && (
            <Button variant="secondary" pending={isPending} onPress={() => picture.mutate(null)}>
              <Trans>Remove the picture</Trans>
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** Why the picture is as it was; nothing when the person called it off. */
function Failure({ error, isRemoval }: { error: Error | null; isRemoval: boolean }) {
  if (error instanceof ApiError && error.code === localCodes.aborted) return null;
  return (
    <FailureNotice
      error={error}
      title={
        isRemoval ? (
          <Trans>Your picture could not be removed</Trans>
        ) : (
          <Trans>Your picture could not be updated</Trans>
        )
      }
    />
  );
}
