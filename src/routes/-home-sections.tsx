import { BoatCard } from '../features/discover/boat-list/results/boat-card.tsx';
import { PlacesSection } from '../features/discover/destination/place/places-section.tsx';
import { HomeSections } from '../features/discover/home/sections/home-sections.tsx';
import { TourCard } from '../features/discover/tour-list/results/tour-card.tsx';

/** What `/` shows below its first view, with the cards of the lists. */
export default function Sections() {
  return (
    <HomeSections
      places={<PlacesSection />}
      renderBoat={(boat) => <BoatCard boat={boat} inSight={false} level={3} />}
      renderTour={(tour) => <TourCard tour={tour} level={3} />}
    />
  );
}
