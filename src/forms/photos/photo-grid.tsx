import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { PhotoList } from './photo-list.ts';
import { PhotoTile } from './photo-tile.tsx';
import * as styles from './photos.css.ts';

/** Between keys, none of which has it. */
const SEPARATOR = '\n';

interface PhotoGridProps {
  list: PhotoList;
  canWrite: boolean;
}

/**
 * The photos in their order, to be dragged into another. It renders when the order changes; each tile for itself
 * as its photo comes along, because thirty photos change their state more than a hundred times.
 */
export function PhotoGrid({ list, canWrite }: PhotoGridProps) {
  const { t } = useLingui();
  const order = useSyncExternalStore(list.subscribe, () =>
    list
      .getSnapshot()
      .photos.map(({ key }) => key)
      .join(SEPARATOR),
  );
  // Many tiles at a stroke would hold up a slow phone.
  const shown = useDeferredValue(order);
  const items = useMemo(() => {
    const keys = shown.split(SEPARATOR).filter(Boolean);
    return keys.map((id, place) => ({ id, place, count: keys.length }));
  }, [shown]);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'pruva-photo': String(key) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return;
      list.move(new Set([...keys].map(String)), String(target.key), target.dropPosition);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.landing} />,
  });
  return (
    <GridList
      aria-label={t`Photos in their order`}
      layout="grid"
      className={styles.grid}
      items={items}
      // Tiles are kept by photo, so what else they show must be named.
      dependencies={[canWrite]}
      {...(canWrite && { dragAndDropHooks })}
      renderEmptyState={() => (
        <p className={styles.count}>
          <Trans>No photos yet. The first one becomes the cover.</Trans>
        </p>
      )}
    >
      {({ id, place, count }) => (
        <GridListItem id={id} textValue={t`Photo ${place + 1}`} className={styles.photo}>
          <PhotoTile photoKey={id} place={place} count={count} list={list} canWrite={canWrite} />
        </GridListItem>
      )}
    </GridList>
  );
}
