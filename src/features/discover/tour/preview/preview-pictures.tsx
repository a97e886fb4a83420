import { useLingui } from '@lingui/react/macro';
import { uploadUrl } from '../../../../api/upload-path.ts';
import { DawnScene } from '../../../../ui/page/dawn-scene/dawn-scene.tsx';
import * as styles from './preview-parts.css.ts';

interface PreviewPicturesProps {
  /** Of the tour. */
  name: string;
  /** In their order; the first is the cover. */
  images: readonly { id: number; imageUrl: string }[];
}

/** The pictures of a tour in a narrow column: the cover, and the others small below it. */
export function PreviewPictures({ name, images }: PreviewPicturesProps) {
  const { t } = useLingui();
  const total = images.length;
  if (total === 0) {
    return (
      <div className={styles.cover}>
        <DawnScene />
      </div>
    );
  }
  return (
    <ul className={styles.pictures}>
      {images.map(({ id, imageUrl }, index) => {
        const position = index + 1;
        return (
          <li key={id} className={index === 0 ? styles.cover : styles.picture}>
            <img
              src={uploadUrl(imageUrl)}
              alt={t`${name}, ${position} of ${total}`}
              decoding="async"
            />
          </li>
        );
      })}
    </ul>
  );
}
