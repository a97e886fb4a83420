import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { FileDrop } from '../../ui/fields/file-drop/file-drop.tsx';
import { visuallyHidden } from '../../ui/theme/global.css.ts';
import { PhotoGrid } from './photo-grid.tsx';
import type { PhotoList } from './photo-list.ts';
import { PhotoNotices } from './photo-notices.tsx';
import { acceptedFiles, maxMegabytes } from './photo-rules.ts';
import * as styles from './photos.css.ts';

interface PhotoUploaderProps {
  /** From `usePhotoList`, which lives as long as the form. */
  list: PhotoList;
  /** Whether whoever looks may change anything. */
  canWrite?: boolean;
}

/** The photos of a boat or tour: choose or drop them, see how far each has come, put them in order. */
export function PhotoUploader({ list, canWrite = true }: PhotoUploaderProps) {
  const { t } = useLingui();
  const { kind } = list;
  const { most } = kind;
  const megabytes = maxMegabytes(kind);
  return (
    <div className={styles.photos}>
      {canWrite && (
        <FileDrop
          label={t`Add photos`}
          description={t`JPEG, PNG or WebP, up to ${megabytes} MB each, ${most} photos at most. They are made smaller on this device before they are sent.`}
          accept={acceptedFiles(kind)}
          multiple
          value={noFiles}
          onChange={list.add}
        />
      )}
      <PhotoNotices list={list} />
      <Progress list={list} />
      <PhotoGrid list={list} canWrite={canWrite} />
    </div>
  );
}

const noFiles: readonly File[] = [];

/** How many there are and how many are saved, told to whoever does not see it as that changes. */
function Progress({ list }: { list: PhotoList }) {
  const { photos } = useSyncExternalStore(list.subscribe, list.getSnapshot);
  const all = photos.length;
  const stored = photos.filter(({ state }) => state === 'stored').length;
  const failed = photos.filter(({ state }) => state === 'failed').length;
  return (
    <p role="status" className={all > 0 ? styles.count : visuallyHidden}>
      {all > 0 && (
        <Trans>
          {stored} of {all} photos saved
        </Trans>
      )}
      {failed > 0 && (
        <>
          {' · '}
          <Plural value={failed} one="# was not uploaded" other="# were not uploaded" />
        </>
      )}
    </p>
  );
}
