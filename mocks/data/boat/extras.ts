import type { BoatServiceRecord, Schemas } from '../../store/records.ts';
import type { Build } from './models.ts';

type Service = Pick<BoatServiceRecord, 'name' | 'description' | 'serviceType' | 'price'>;

const service = (
  serviceType: Schemas['ServiceType'],
  name: string,
  price: number,
  description: string,
): Service => ({ name, description, serviceType, price });

const FOOD = [
  service(
    'FOOD',
    'Serpme kahvaltı',
    620,
    'Köy peyniri, zeytin, bal, kaymak ve sıcak pişi; fiyat kişi başıdır.',
  ),
  service(
    'FOOD',
    'Öğle yemeği',
    880,
    'Izgara çipura ya da köfte, zeytinyağlı ve mevsim salatası; fiyat kişi başıdır.',
  ),
  service(
    'FOOD',
    'Meze sofrası',
    1150,
    'On iki çeşit meze, ara sıcak ve meyve; fiyat kişi başıdır.',
  ),
  service('FOOD', 'Meyve tabağı', 240, 'Mevsim meyveleri; fiyat kişi başıdır.'),
  service('FOOD', 'Tam pansiyon', 1850, 'Üç öğün, ikindi çayı ve su; fiyat kişi başıdır.'),
];
const DINNER = service(
  'FOOD',
  'Akşam yemeği',
  2350,
  'Dört çeşit mezeyle balık ya da et menüsü; fiyat kişi başıdır.',
);
const WATER = [
  service('WATER_SPORTS', 'Kano', 1200, 'İki kişilik iki kano, gün boyu.'),
  service('WATER_SPORTS', 'Kürek sörfü', 950, 'İki tahta, gün boyu.'),
  service('WATER_SPORTS', 'Şnorkel takımı', 450, 'Maske, şnorkel ve palet; her boy bulunur.'),
  service('WATER_SPORTS', 'Ringo', 1500, 'Yarım saat, botla.'),
];
const FAST_WATER = [
  service('WATER_SPORTS', 'Su kayağı dersi', 1600, 'Bir saatlik birebir ders.'),
  service('WATER_SPORTS', 'Wakeboard', 1750, 'Kırk beş dakika, tahta ve yelek dahil.'),
];
const FUN = [
  service(
    'ENTERTAINMENT',
    'Doğum günü süslemesi',
    2200,
    'Balon, masa düzeni ve iki kiloluk pasta.',
  ),
  service('ENTERTAINMENT', 'Fotoğrafçı', 5500, 'İki saat çekim, elli düzenlenmiş kare.'),
  service('ENTERTAINMENT', 'Balık avı takımı', 900, 'Altı olta, yem ve kaptandan kısa bir ders.'),
];
const PARTY = [
  service('ENTERTAINMENT', 'Canlı müzik', 12_500, 'Keman ve gitar ikilisi, üç saat.'),
  service('ENTERTAINMENT', 'DJ', 9000, 'Ses düzeni ve ışıkla dört saat.'),
];
const CREW = [
  service('OTHER', 'Hostes', 3200, 'Gün boyu servis için bir kişi daha.'),
  service('OTHER', 'Havlu takımı', 600, 'Herkese plaj havlusu ve bornoz.'),
];

/** The extra services that suit a boat; `airport` is where its guests land. */
export function servicesFor(build: Build, airport: string): Service[] {
  const transfer = service(
    'TRANSPORTATION',
    'Havalimanı transferi',
    2600,
    `${airport} ile iskele arasında tek yön.`,
  );
  if (build === 'saloon') return [DINNER, ...PARTY, ...FUN, transfer, ...CREW];
  if (build === 'speedboat') return [...FAST_WATER, ...FUN.slice(2), transfer];
  return [...FOOD, ...WATER, ...FUN, transfer, ...CREW];
}

const EVERYWHERE = ['Safety Equipment', 'GPS Navigation', 'Sound System'];
const FEATURES: Record<Build, string[]> = {
  gulet: [
    'Air Conditioning',
    'Wi-Fi',
    'sun deck',
    'snorkel set',
    'refrigerator',
    'Sunshade',
    'Fishing Gear',
    'Barbekü',
  ],
  wooden: [
    'Sunshade',
    'Kitchenette',
    'snorkel set',
    'sun umbrella',
    'Fishing Gear',
    'refrigerator',
  ],
  sail: ['sail kit', 'snorkel set', 'Kitchenette', 'sun deck', 'refrigerator', 'Wi-Fi', 'Otopilot'],
  catamaran: [
    'sail kit',
    'sun deck',
    'snorkel set',
    'Kitchenette',
    'Air Conditioning',
    'Wi-Fi',
    'Paddle board',
  ],
  motoryacht: [
    'Air Conditioning',
    'Wi-Fi',
    'jacuzzi',
    'sun deck',
    'water ski equipment',
    'refrigerator',
    'Su jeti',
  ],
  saloon: [
    'Air Conditioning',
    'Wi-Fi',
    'sun deck',
    'Dans pisti',
    'Projeksiyon',
    'refrigerator',
    'Isıtıcılı güverte',
  ],
  motorboat: ['Sunshade', 'snorkel set', 'Kitchenette', 'Fishing Gear', 'refrigerator', 'sun deck'],
  speedboat: ['water ski equipment', 'wakeboard', 'Sunshade', 'snorkel set', 'refrigerator'],
};

/** What may be on board, the safety equipment first. */
export function featuresFor(build: Build): { always: string[]; perhaps: string[] } {
  return { always: EVERYWHERE, perhaps: FEATURES[build] };
}

const OCCASIONS: Record<Build, string[]> = {
  gulet: ['Mavi yolculuk', 'Günlük tur', 'Gün batımı turu', 'Doğum günü', 'Düğün', 'Şirket yemeği'],
  wooden: ['Günlük tur', 'Balık avı', 'Doğum günü'],
  sail: ['Mavi yolculuk', 'Günlük tur', 'Gün batımı turu', 'Yelken eğitimi'],
  catamaran: ['Mavi yolculuk', 'Günlük tur', 'Gün batımı turu', 'Doğum günü'],
  motoryacht: ['Günlük tur', 'Gün batımı turu', 'Evlilik teklifi', 'Doğum günü'],
  saloon: ['Boğaz turu', 'Evlilik teklifi', 'Doğum günü', 'Şirket yemeği', 'Nişan'],
  motorboat: ['Günlük tur', 'Balık avı'],
  speedboat: ['Günlük tur', 'Su sporları'],
};

/** The occasions that a boat is let for. */
export const occasionsFor = (build: Build): string[] => OCCASIONS[build];

/** What owners ask of their guests besides. */
export const boatRules: readonly (string | null)[] = [
  'Güvertede ayakkabı giyilmez.',
  'Müzik saat 23.00’ten sonra kısılır.',
  'Konfeti ve havai fişek kullanılmaz.',
  'Çocuklar seyir hâlinde can yeleği giyer.',
  'Cam şişe güverteye çıkarılmaz.',
  null,
  null,
];
