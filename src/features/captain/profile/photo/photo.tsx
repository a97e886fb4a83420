import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useRef, useState } from 'react';
import type { PersonalInfo } from '../../../../api/contract/types.ts';
import { uploadUrl } from '../../../../api/upload-path.ts';
import { FailureNotice } from '../../../../forms/submission/failure-notice.tsx';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Avatar } from '../../../../ui/content/avatar/avatar.tsx';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';
import * as styles from './photo.css.ts';
import { maxPhotoMegabytes, photoProblem, photoTypes } from './photo-rules.ts';
import { usePhoto } from './use-photo.ts';

// The library that crops weighs more than the rest of the page.
const CropDialog = lazyDialog(() => import('./crop-dialog.tsx'));

interface PhotoProps {
  person: PersonalInfo;
  name: string;
  mayEdit: boolean;
}

/** The captain's photo: choose one, crop it, see it, send it, take it away. */
export function Photo({ person, name, mayEdit }: PhotoProps) {
  const { t, i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const photo = usePhoto(() => setFile(undefined));
  const { profilePhoto } = person;

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? [];
    // The same file may be chosen again.
    event.target.value = '';
    if (!chosen) return;
    photo.reset();
    const found = photoProblem(chosen);
    setProblem(found && i18n._(found));
    setFile(found ? undefined : chosen);
  }

  return (
    <div className={styles.photo}>
      <Avatar
        name={name}
        size="huge"
        src={profilePhoto === null ? null : uploadUrl(profilePhoto)}
      />
      {mayEdit && (
        <div className={styles.controls}>
          <div className={styles.buttons}>
            <input
              ref={input}
              type="file"
              hidden
              accept={photoTypes.join(',')}
              aria-label={t`Photo`}
              onChange={choose}
            />
            <Button
              variant="secondary"
              size="small"
              onHoverStart={CropDialog.preload}
              onPress={() => input.current?.click()}
            >
              {profilePhoto === null ? <Trans>Add a photo</Trans> : <Trans>Change the photo</Trans>}
            </Button>
            {profilePhoto !== null && (
              <Button
                variant="text"
                size="small"
                pending={photo.isPending && photo.variables === null}
                onPress={() => photo.mutate(null)}
              >
                <Trans>Remove the photo</Trans>
              </Button>
            )}
          </div>
          {problem === undefined ? (
            <p className={styles.hint}>
              <Trans>JPEG, PNG or WebP, up to {maxPhotoMegabytes} MB.</Trans>
            </p>
          ) : (
            <p className={styles.error} role="alert">
              {problem}
            </p>
          )}
          {photo.variables === null && (
            <FailureNotice
              error={photo.error}
              title={<Trans>An error occurred while removing the photo.</Trans>}
            />
          )}
        </div>
      )}
      {file && (
        <CropDialog
          isOpen
          onOpenChange={(isOpen) => {
            if (isOpen) return;
            photo.cancel();
            setFile(undefined);
          }}
          file={file}
          isPending={photo.isPending}
          progress={photo.progress}
          error={photo.error}
          onCropped={(picture) => photo.mutate(picture)}
        />
      )}
    </div>
  );
}
