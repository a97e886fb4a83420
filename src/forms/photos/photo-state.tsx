import { Trans } from '@lingui/react/macro';
import { Check, CircleAlert, CircleDashed, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Photo, PhotoState } from './photo.ts';
import * as styles from './photos.css.ts';

const marks: Record<PhotoState, typeof Check> = {
  waiting: CircleDashed,
  optimizing: LoaderCircle,
  held: CircleDashed,
  uploading: LoaderCircle,
  stored: Check,
  failed: CircleAlert,
};

/** How far a photo has come, by its mark and in words. */
export function PhotoStateText({ photo: { state } }: { photo: Photo }) {
  const Mark = marks[state];
  const words: Record<PhotoState, ReactNode> = {
    waiting: <Trans>Waiting its turn</Trans>,
    optimizing: <Trans>Optimising</Trans>,
    held: <Trans>Not saved yet</Trans>,
    uploading: <Trans>Uploading</Trans>,
    stored: <Trans>Saved</Trans>,
    failed: <Trans>Not uploaded</Trans>,
  };
  return (
    <span className={styles.state} data-state={state}>
      <Mark aria-hidden="true" size={14} strokeWidth={2} />
      {words[state]}
    </span>
  );
}
