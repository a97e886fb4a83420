import { uploadUrl } from '../../api/upload-path.ts';
import { pageHead } from './page-head.ts';

/** What search engines may show of a boat or tour. */
interface ShownOffer {
  /** Its page. */
  path: string;
  name: string;
  description: string;
  /** What kind of thing it is, where the name does not say so. */
  category?: string;
  images: readonly { imageUrl: string }[];
  /** Lira. */
  price: number;
  /** Whether there is a day to book. */
  isOpen: boolean;
  rating: number | null;
  reviewCount: number;
}

/** `<head>` of an offer's page, with price and rating for search engines. */
export function offerHead(offer: ShownOffer) {
  const { path, name, description, category, images, price, isOpen, rating, reviewCount } = offer;
  const pictures = images.map(({ imageUrl }) => uploadUrl(imageUrl));
  return pageHead({
    title: name,
    description,
    path,
    image: pictures[0],
    data: {
      '@type': 'Product',
      name,
      description,
      category,
      ...(pictures.length > 0 && { image: pictures }),
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: 'TRY',
        availability: `https://schema.org/${isOpen ? 'InStock' : 'OutOfStock'}`,
      },
      ...(rating !== null && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
      }),
    },
  });
}
