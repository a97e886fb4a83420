import { PlacesSection } from '../features/discover/destination/place/places-section.tsx';
import { HomeSections } from '../features/discover/home/sections/home-sections.tsx';

/** What `/` shows below its first view, with the cards of the lists. */
export default function Sections() {
  return <HomeSections places={<PlacesSection />} />;
}
