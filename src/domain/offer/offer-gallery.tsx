import { useLingui } from '@lingui/react/macro';
import { uploadUrl } from '../../api/upload-path.ts';
import { ShareButton } from '../../ui/actions/share-button/share-button.tsx';
import { Gallery } from '../../ui/content/gallery/gallery.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import * as styles from './offer-gallery.css.ts';
import type { OfferRef } from './remembered-offers.ts';

/** The service says nothing of a picture's size; galleries show them 4 : 3. */
const size = { width: 800, height: 600 };

interface OfferGalleryProps {
  offer: OfferRef;
  name: string;
  images: readonly { imageUrl: string }[];
}

/** The pictures of a boat or tour, and what can be done with it as a whole: share it, keep it. */
export function OfferGallery({ offer, name, images }: OfferGalleryProps) {
  const { t } = useLingui();
  const total = images.length;
  const pictures = images.map(({ imageUrl }, index) => {
    const position = index + 1;
    return { src: uploadUrl(imageUrl), alt: t`${name}, ${position} of ${total}`, ...size };
  });
  return (
    <div className={styles.stage}>
      <Gallery key={offer.id} name={name} pictures={pictures} />
      <div className={styles.actions}>
        <ShareButton name={name} />
        <FavouriteButton {...offer} name={name} />
      </div>
    </div>
  );
}
