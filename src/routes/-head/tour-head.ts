import type { Tour } from '../../api/contract/types.ts';
import { uploadUrl } from '../../api/upload-path.ts';
import { pageHead } from './page-head.ts';

/** `<head>` of a tour's page, with what search engines may show of it: price, dates, rating. */
export function tourHead(tour: Tour) {
  const { id, name, description, price, tourImages, rating, reviewCount, tourDates } = tour;
  const pictures = tourImages.map(({ imageUrl }) => uploadUrl(imageUrl));
  const isOpen = tourDates.some(({ availabilityStatus }) => availabilityStatus === 'AVAILABLE');
  return pageHead({
    title: name,
    description: description || name,
    path: `/tours/${id}`,
    image: pictures[0],
    data: {
      '@type': 'Product',
      name,
      description,
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
