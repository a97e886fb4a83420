import { useState } from 'react';
import { uploadUrl } from '../../../api/upload-path.ts';
import * as styles from './post-card.css.ts';

interface PostPictureProps {
  path: string;
  /** Whether it is in sight at once; otherwise it waits until it nearly is. */
  inSight: boolean;
}

/** The picture of an entry, filling its frame; it shows nothing that the words do not say. */
export function PostPicture({ path, inSight }: PostPictureProps) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return null;
  return (
    <img
      className={styles.image}
      src={uploadUrl(path)}
      alt=""
      width={800}
      height={600}
      loading={inSight ? 'eager' : 'lazy'}
      fetchPriority={inSight ? 'high' : 'auto'}
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}
