import type { Locale } from '../../i18n/locale.ts';

/** A name on the map. */
export interface PlaceName {
  /** In both languages alike, or in each. */
  name: string | Record<Locale, string>;
  kind: 'town' | 'island' | 'sea';
  /** The zoom from which there is room for it. */
  from: number;
  at: readonly [longitude: number, latitude: number];
}

const town = (from: number, name: string, latitude: number, longitude: number): PlaceName => ({
  name,
  kind: 'town',
  from,
  at: [longitude, latitude],
});

const island = (
  from: number,
  name: PlaceName['name'],
  latitude: number,
  longitude: number,
): PlaceName => ({ name, kind: 'island', from, at: [longitude, latitude] });

const sea = (
  from: number,
  tr: string,
  en: string,
  latitude: number,
  longitude: number,
): PlaceName => ({ name: { tr, en }, kind: 'sea', from, at: [longitude, latitude] });

/** Towns, islands and waters of the coasts where boats are let; the more important ones first. */
export const placeNames: readonly PlaceName[] = [
  town(4, 'İstanbul', 41.012, 28.93),
  town(5, 'İzmir', 38.42, 27.15),
  town(5, 'Antalya', 36.905, 30.7),
  town(6, 'Bodrum', 37.045, 27.42),
  town(6.5, 'Marmaris', 36.862, 28.262),
  town(6.5, 'Fethiye', 36.633, 29.13),
  town(7, 'Çeşme', 38.318, 26.315),
  town(8, 'Göcek', 36.766, 28.945),
  town(6.5, 'Kuşadası', 37.862, 27.275),
  town(7, 'Kaş', 36.207, 29.64),
  town(7, 'Datça', 36.738, 27.68),
  town(6.5, 'Alanya', 36.555, 32.01),
  town(7, 'Çanakkale', 40.148, 26.425),
  town(7, 'Ayvalık', 39.315, 26.71),
  town(7.5, 'Kemer', 36.603, 30.545),
  town(7.5, 'Didim', 37.38, 27.27),
  town(6, 'Bursa', 40.19, 29.06),
  town(6.5, 'Muğla', 37.215, 28.364),
  town(6, 'Mersin', 36.815, 34.62),
  town(8, 'Side', 36.775, 31.395),
  town(8, 'Finike', 36.305, 30.145),
  town(8, 'Kalkan', 36.272, 29.415),
  town(8.5, 'Dalyan', 36.836, 28.645),
  town(8.5, 'Demre', 36.247, 29.985),
  town(8, 'Foça', 38.67, 26.765),
  town(8.5, 'Sığacık', 38.197, 26.79),
  town(9, 'Alaçatı', 38.283, 26.376),
  town(9, 'Turgutreis', 37.008, 27.265),
  town(9, 'Yalıkavak', 37.1, 27.295),
  town(9.5, 'Gümüşlük', 37.055, 27.242),
  town(9, 'Bozburun', 36.678, 28.065),
  town(9, 'Selimiye', 36.715, 28.098),
  town(9, 'Akyaka', 37.058, 28.327),
  town(9, 'Ören', 37.037, 27.97),
  town(9.5, 'Turunç', 36.776, 28.24),
  town(9.5, 'Ölüdeniz', 36.555, 29.128),
  town(9.5, 'Adrasan', 36.31, 30.46),
  town(9.5, 'Olimpos', 36.4, 30.465),
  town(9.5, 'Kadıköy', 40.988, 29.04),
  town(10, 'Beşiktaş', 41.048, 29.005),
  town(10.5, 'Bebek', 41.078, 29.035),
  town(10.5, 'Tarabya', 41.138, 29.047),
  town(10, 'Sarıyer', 41.172, 29.047),
  island(6.5, { tr: 'Rodos', en: 'Rhodes' }, 36.2, 27.95),
  island(7, { tr: 'İstanköy', en: 'Kos' }, 36.8, 27.13),
  island(6.5, { tr: 'Sisam', en: 'Samos' }, 37.74, 26.83),
  island(6.5, { tr: 'Sakız', en: 'Chios' }, 38.4, 26.04),
  island(6.5, { tr: 'Midilli', en: 'Lesbos' }, 39.2, 26.28),
  island(7, 'Bozcaada', 39.82, 26.04),
  island(7, 'Gökçeada', 40.165, 25.87),
  island(9, { tr: 'Meis', en: 'Kastellorizo' }, 36.146, 29.59),
  island(9, 'Kekova', 36.186, 29.87),
  island(9.5, 'Cunda', 39.355, 26.63),
  island(10, 'Kara Ada', 36.978, 27.46),
  island(10, 'Büyükada', 40.857, 29.122),
  island(10.5, 'Heybeliada', 40.877, 29.09),
  island(10.5, 'Sedir Adası', 36.99, 28.208),
  island(10.5, 'Tersane Adası', 36.673, 28.915),
  island(11, 'Yassıca Adaları', 36.7075, 28.93),
  island(11, 'Şövalye Adası', 36.653, 29.1),
  island(11, 'Gemiler Adası', 36.553, 29.067),
  sea(4.5, 'Ege Denizi', 'Aegean Sea', 38.75, 25.8),
  sea(4.5, 'Akdeniz', 'Mediterranean Sea', 35.95, 31.2),
  sea(5, 'Marmara Denizi', 'Sea of Marmara', 40.72, 28.25),
  sea(5, 'Karadeniz', 'Black Sea', 41.65, 30.2),
  sea(7, 'Antalya Körfezi', 'Gulf of Antalya', 36.62, 31),
  sea(7.5, 'Gökova Körfezi', 'Gulf of Gökova', 36.955, 27.9),
  sea(8, 'Kuşadası Körfezi', 'Gulf of Kuşadası', 37.93, 27.02),
  sea(8, 'Fethiye Körfezi', 'Gulf of Fethiye', 36.65, 28.995),
  sea(8.5, 'Güllük Körfezi', 'Gulf of Güllük', 37.24, 27.42),
  sea(8.5, 'Hisarönü Körfezi', 'Gulf of Hisarönü', 36.745, 27.96),
  sea(8, 'İzmir Körfezi', 'Gulf of İzmir', 38.5, 26.78),
  sea(8, 'Edremit Körfezi', 'Gulf of Edremit', 39.49, 26.7),
  sea(8, 'Saros Körfezi', 'Gulf of Saros', 40.5, 26.45),
  sea(10.5, 'Göcek Körfezi', 'Bay of Göcek', 36.698, 28.968),
  sea(10.5, 'İstanbul Boğazı', 'Bosphorus', 41.11, 29.068),
];
