import { HeartButton } from '../../ui/actions/heart-button/heart-button.tsx';
import { type OfferRef, useFavourites } from './remembered-offers.ts';

/** The heart that keeps a boat or tour. Apart from its card, which a heart on another one does not change. */
export function FavouriteButton({ kind, id, name }: OfferRef & { name: string }) {
  const favourites = useFavourites();
  return (
    <HeartButton
      name={name}
      isFavourite={favourites.has({ kind, id })}
      onChange={() => favourites.toggle({ kind, id })}
    />
  );
}
