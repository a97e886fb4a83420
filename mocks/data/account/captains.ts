import type { PlaceName } from '../places.ts';
import { named } from './named.ts';

/** A captain or guide, with where the work is and since how many days. */
export interface Captain {
  id: number;
  firstName: string;
  lastName: string;
  place: PlaceName;
  since: number;
  /** Approved of late, with nothing written yet beyond the application. */
  isNew?: boolean;
}

const captain = (
  id: number,
  firstName: string,
  lastName: string,
  place: PlaceName,
  since: number,
): Captain => ({ id, firstName, lastName, place, since });

/** Captains and guides beside those of the contract's examples; the named ones come last. */
export const captains: readonly Captain[] = [
  captain(40, 'Hüseyin', 'Akdeniz', 'Göcek', 1500),
  captain(41, 'Sevil', 'Yörük', 'Göcek', 900),
  captain(42, 'Cemal', 'Dalyan', 'Göcek', 640),
  captain(43, 'Kadir', 'Uğurlu', 'Fethiye', 1600),
  captain(44, 'Nazmi', 'Bozoğlu', 'Fethiye', 1100),
  captain(45, 'Ayten', 'Karagöz', 'Fethiye', 700),
  captain(46, 'Tarık', 'Selçuk', 'Marmaris', 1400),
  captain(47, 'Gülten', 'Aydoğan', 'Marmaris', 820),
  captain(48, 'Orhan', 'Girgin', 'Bodrum', 1250),
  captain(49, 'Suna', 'Halıcı', 'Bodrum', 560),
  captain(50, 'Erol', 'Sakız', 'Çeşme', 1350),
  captain(51, 'Melis', 'Tansel', 'Çeşme', 600),
  captain(52, 'Yaşar', 'Toros', 'Antalya', 1550),
  captain(53, 'Halit', 'Pınarbaşı', 'Antalya', 980),
  captain(54, 'Serap', 'Onat', 'Antalya', 520),
  captain(55, 'Nejat', 'Erguvan', 'İstanbul', 1650),
  captain(56, 'Feride', 'Sarıca', 'İstanbul', 870),
  captain(57, 'Tayfun', 'Özalp', 'İstanbul', 480),
  captain(58, 'Dursun', 'Yaylalı', 'Fethiye', 1000),
  captain(59, 'Esin', 'Tanyeli', 'Antalya', 740),
  captain(60, 'Rıza', 'Bostancı', 'İstanbul', 1200),
  captain(61, 'Fulya', 'Egemen', 'Çeşme', 460),
  { ...named.busyCaptain, place: 'Bodrum' },
  { ...named.boatlessCaptain, place: 'Göcek', isNew: true },
  { ...named.expiredCaptain, place: 'Marmaris' },
  { ...named.requestedGuide, place: 'Antalya' },
  { ...named.smallCaptain, place: 'Fethiye' },
  { ...named.allYearCaptain, place: 'İstanbul' },
];

/** The same captains, one of whom was approved a few days ago. */
export function withNewCaptain(newId: number): Captain[] {
  return captains.map((one) => (one.id === newId ? { ...one, since: 4, isNew: true } : one));
}

/** A captain as guests say the name: `Levent`. */
export function firstNameOf(captainId: number): string {
  return captains.find(({ id }) => id === captainId)?.firstName ?? '';
}
