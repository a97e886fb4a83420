/** As many pictures as the contract lets a card hold: `imageUrls` of a boat or tour in a list. */
const MOST = 5;

/** The pictures of a card out of all of an offer, which come in the order in which they are shown. */
export function cardImages(images: readonly { imageUrl: string }[]) {
  const imageUrls = images.slice(0, MOST).map(({ imageUrl }) => imageUrl);
  return { imageUrl: imageUrls[0] ?? null, imageUrls };
}
