import { BoatCard } from '../features/boat-search/boat-card.tsx';
import { PlacesSection } from '../features/destination/places-section.tsx';
import { HomeSections } from '../features/home/home-sections.tsx';
import { TourCard } from '../features/tour-search/tour-card.tsx';

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
