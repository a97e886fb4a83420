import { useState } from 'react';
import { uploadUrl } from '../../../../api/upload-path.ts';
import * as styles from './place-picture.css.ts';
import { placeScene } from './place-scenes.ts';

interface PlacePictureProps {
  slug: string;
  /** The picture that the service has of it; for places that are not drawn. */
  image: string;
  /** Whether it is in sight at once; otherwise it waits until it nearly is. */
  inSight?: boolean;
}

/** What a place looks like, filling its frame. Its name stands beside or over it. */
export function PlacePicture({ slug, image, inSight = false }: PlacePictureProps) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <div className={styles.noPicture} />;
  return (
    <img
      className={styles.picture}
      src={placeScene(slug) ?? uploadUrl(image)}
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
