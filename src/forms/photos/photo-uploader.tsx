import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { FileDrop } from '../../ui/fields/file-drop/file-drop.tsx';
import { visuallyHidden } from '../../ui/theme/global.css.ts';
import type { PhotoList } from './photo-list.ts';
import { PhotoNotices } from './photo-notices.tsx';
import { maxPhotoMegabytes, mostPhotos, photoKinds } from './photo-rules.ts';
import { PhotoTile } from './photo-tile.tsx';
import * as styles from './photos.css.ts';

interface PhotoUploaderProps {
  /** From `usePhotoList`, which lives as long as the form. */
  list: PhotoList;
  /** Whether whoever looks may change anything. */
  canWrite?: boolean;
}

/** The photos of a boat: choose or drop them, see how far each has come, put them in order. */
export function PhotoUploader({ list, canWrite = true }: PhotoUploaderProps) {
  const { t } = useLingui();
  const state = useSyncExternalStore(list.subscribe, list.getSnapshot);
  const { photos } = state;
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'pruva-photo': String(key) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return;
      list.move(new Set([...keys].map(String)), String(target.key), target.dropPosition);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.landing} />,
  });
  return (
    <div className={styles.photos}>
      {canWrite && (
        <FileDrop
          label={t`Photos`}
          description={t`JPEG, PNG or WebP, up to ${maxPhotoMegabytes} MB each, ${mostPhotos} photos at most. They are made smaller on this device before they are sent.`}
          accept={photoKinds}
          multiple
          value={[]}
          onChange={list.add}
        />
      )}
      <PhotoNotices list={list} state={state} />
      <Progress list={list} />
      <GridList
        aria-label={t`Photos in their order`}
        layout="grid"
        className={styles.grid}
        items={photos}
        // Tiles are kept by photo, so what else they show must be named.
        dependencies={[photos, canWrite]}
        {...(canWrite && { dragAndDropHooks })}
        renderEmptyState={() => (
          <p className={styles.count}>
            <Trans>No photos yet. The first one becomes the cover.</Trans>
          </p>
        )}
      >
        {(photo) => (
          <GridListItem
            id={photo.key}
            textValue={t`Photo ${photos.indexOf(photo) + 1}`}
            className={styles.photo}
          >
            <PhotoTile
              photo={photo}
              place={photos.indexOf(photo)}
              count={photos.length}
              list={list}
              canWrite={canWrite}
            />
          </GridListItem>
        )}
      </GridList>
    </div>
  );
}

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
