import { useLingui } from '@lingui/react/macro';
import type { Boat } from '../../../../api/contract/types.ts';
import { uploadUrl } from '../../../../api/upload-path.ts';
import type { Picture } from '../../../../ui/content/gallery/picture.ts';

/** What the server keeps of a picture says nothing of its size; they are drawn 4 : 3. */
const size = { width: 800, height: 600 };

/** The pictures of a boat in their order, as the gallery shows them. */
export function usePictures({ name, images }: Pick<Boat, 'name' | 'images'>): Picture[] {
  const { t } = useLingui();
  const total = images.length;
  return images.map(({ imageUrl }, index) => {
    const position = index + 1;
    return { src: uploadUrl(imageUrl), alt: t`${name}, ${position} of ${total}`, ...size };
  });
}
