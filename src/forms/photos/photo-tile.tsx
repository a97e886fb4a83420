import { Trans, useLingui } from '@lingui/react/macro';
import { EllipsisVertical, GripVertical, ImageIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Button } from '../../ui/actions/button/button.tsx';
import { iconButton } from '../../ui/actions/icon-button/icon-button.css.ts';
import { IconButton } from '../../ui/actions/icon-button/icon-button.tsx';
import { Menu } from '../../ui/actions/menu/menu.tsx';
import { Badge } from '../../ui/content/badge/badge.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar/progress-bar.tsx';
import type { Photo } from './photo.ts';
import type { PhotoList } from './photo-list.ts';
import { photoErrorText } from './photo-rules.ts';
import { PhotoStateText } from './photo-state.tsx';
import * as styles from './photos.css.ts';

interface PhotoTileProps {
  photoKey: string;
  /** From 0, which is the cover. */
  place: number;
  count: number;
  list: PhotoList;
  canWrite: boolean;
}

/** One photo: itself, how far it has come, and what can be done with it. */
export function PhotoTile({ photoKey, ...rest }: PhotoTileProps) {
  const { list } = rest;
  const photo = useSyncExternalStore(list.subscribe, () =>
    list.getSnapshot().photos.find(({ key }) => key === photoKey),
  );
  // It was taken away, and the grid is about to hear of it.
  return photo && <ShownPhoto photo={photo} {...rest} />;
}

function ShownPhoto({
  photo,
  place,
  count,
  list,
  canWrite,
}: Omit<PhotoTileProps, 'photoKey'> & { photo: Photo }) {
  const { t, i18n } = useLingui();
  const { key, state, url, error, progress } = photo;
  const number = place + 1;
  const label = place === 0 ? t`Photo ${number}, the cover` : t`Photo ${number}`;
  const moves = [
    { id: 'cover', label: t`Make it the cover`, to: 0, isThere: place > 0 },
    { id: 'earlier', label: t`Move earlier`, to: place - 1, isThere: place > 0 },
    { id: 'later', label: t`Move later`, to: place + 1, isThere: place < count - 1 },
  ];
  const actions = [
    ...moves
      .filter(({ isThere }) => isThere)
      .map(({ to, ...action }) => ({ ...action, onAction: () => list.moveToPlace(key, to) })),
    { id: 'remove', label: t`Remove`, onAction: () => list.remove(key) },
  ];
  return (
    <>
      <span className={styles.frame}>
        {url ? (
          <img src={url} alt={label} className={styles.picture} draggable={false} />
        ) : (
          <ImageIcon aria-hidden="true" size={28} strokeWidth={1.5} />
        )}
        {place === 0 && (
          <span className={styles.cover}>
            <Badge>
              <Trans>Cover</Trans>
            </Badge>
          </span>
        )}
      </span>
      {state === 'uploading' && (
        <ProgressBar
          label={t`Uploading photo ${number}`}
          showLabel={false}
          {...(progress !== undefined && { value: progress * 100 })}
        />
      )}
      <div className={styles.line}>
        {canWrite && (
          <AriaButton slot="drag" className={iconButton} aria-label={t`Drag photo ${number}`}>
            <GripVertical aria-hidden="true" size={18} strokeWidth={1.75} />
          </AriaButton>
        )}
        <span className={styles.texts}>
          <PhotoStateText photo={photo} />
          {error && <span className={styles.reason}>{photoErrorText(i18n, error, list.kind)}</span>}
        </span>
        {canWrite && (
          <Menu
            trigger={
              <IconButton label={t`What to do with photo ${number}`}>
                <EllipsisVertical aria-hidden="true" size={18} strokeWidth={1.75} />
              </IconButton>
            }
            actions={actions}
          />
        )}
      </div>
      {canWrite && state === 'failed' && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t`Try again: photo ${number}`}
          onPress={() => list.retry(key)}
        >
          <Trans>Try again</Trans>
        </Button>
      )}
      {canWrite && state === 'uploading' && (
        <Button
          variant="text"
          size="small"
          aria-label={t`Cancel the upload of photo ${number}`}
          onPress={() => list.cancel(key)}
        >
          <Trans>Cancel</Trans>
        </Button>
      )}
    </>
  );
}
