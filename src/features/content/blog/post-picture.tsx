import { uploadUrl } from '../../../api/upload-path.ts';
import { DecorativePicture } from '../../../domain/picture/decorative-picture.tsx';
import * as styles from './post-card.css.ts';

interface PostPictureProps {
  path: string;
  /** Whether it is above the fold; otherwise it waits until it nearly is. */
  aboveFold: boolean;
}

/** The picture of an entry, filling its frame; it shows nothing that the words do not say. */
export function PostPicture({ path, aboveFold }: PostPictureProps) {
  return (
    <DecorativePicture
      className={styles.image}
      src={uploadUrl(path)}
      fallback={null}
      aboveFold={aboveFold}
    />
  );
}
