import type { Schemas } from '../../store/records.ts';
import type { PlaceName } from '../places.ts';

/** A tour as its guide has written it; what tours of a kind have in common stands in `kits.ts`. */
export interface TourLine {
  name: string;
  place: PlaceName;
  /** Where one meets, as `meeting` says it: degrees north and east. */
  at: readonly [number, number];
  tourType: Schemas['TourType'];
  guideId: number;
  /** Lira per person. */
  price: number;
  capacity: number;
  hours: number;
  minutes?: Schemas['TourDurationMinutes'];
  /** When it begins, a clock time in Istanbul. */
  starts: string;
  languages?: Schemas['TourLanguage'][];
  policy: Schemas['CancellationPolicy'] | null;
  status?: Schemas['TourStatus'];
  description: string;
  text: readonly [string, string];
  route: string;
  meeting: string;
  features: string[];
  highlights: string[];
}
