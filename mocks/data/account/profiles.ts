import { type Random, randomOf } from '../../lib/random.ts';
import type {
  CaptainProfileRecord,
  CompanyRecord,
  Schemas,
  UserRecord,
} from '../../store/records.ts';
import type { Calendar } from '../calendar.ts';
import { placeOf } from '../places.ts';
import { fromPlace, inPlace } from '../text/suffix.ts';
import type { Captain } from './captains.ts';
import { iban, landlinePhone, mobilePhone, nationalIdNumber } from './identity.ts';
import { named } from './named.ts';

type Language = Schemas['TourLanguage'];

const STREETS = [
  ...['İskele Cad.', 'Liman Cad.', 'Yat Limanı Cad.', 'Kordon Boyu', 'Fener Sok.', 'Çarşı Cad.'],
  ...['Zeytinlik Sok.', 'Balıkçılar Sok.', 'Tersane Cad.', 'Mandalina Sok.'],
];
const SPECIALIZATIONS = [
  ...['Mavi yolculuk', 'Günlük tekne turları', 'Koy rotaları', 'Yelken eğitimi', 'Balık turları'],
  ...['Dalış turları', 'Doğa yürüyüşleri', 'Çocuklu aileler', 'Özel günler', 'Su sporları'],
];
const BIOS: ((place: string, years: number) => string)[] = [
  (place, years) =>
    `${place} doğumluyum, ${years} yıldır denizdeyim. Misafirlerime kendi evimde ağırlar gibi davranırım.`,
  (place, years) =>
    `Babamdan öğrendiğim işi ${years} yıldır ${inPlace(place)} sürdürüyorum. Rüzgârı bilirim, koyların hikâyesini de.`,
  (place, years) =>
    `${years} yıl önce şehirden ayrılıp ${inPlace(place)} denize taşındım. Küçük gruplarla sakin rotalar yapıyorum.`,
  (place) =>
    `${fromPlace(place)} çıkan her teknede selamım vardır. Güvenlik önce gelir, çay sonra.`,
];
const FIRMS = ['Denizcilik', 'Yatçılık', 'Turizm', 'Yelken'];

/** Captains who have not told of a company yet. */
const WITHOUT_COMPANY = new Set([named.smallCaptain.id, 42, 57, 61]);

function addressOf(captain: Captain, random: Random) {
  return {
    street: `${random.pick(STREETS)} ${random.int(1, 96)}`,
    ...placeOf(captain.place).addresses,
    country: 'Türkiye',
  };
}

/** Certificates of a captain; ids go up by ten per captain, so that none comes twice. */
function certificationsOf({ id, since }: Captain, calendar: Calendar, random: Random) {
  const year = Number(calendar.day(-Math.min(since, 400)).slice(0, 4)) - random.int(4, 14);
  const isExpired = id === named.expiredCaptain.id;
  return [
    {
      id: id * 10,
      name: random.pick(['Yat Kaptanı 149 GT', 'Yat Kaptanı 499 GT', 'Sınırlı Kaptan']),
      issuer: 'Ulaştırma ve Altyapı Bakanlığı',
      certificateNumber: `YK-${year}-${random.int(10_000, 99_999)}`,
      issueDate: `${year}-${String(random.int(1, 12)).padStart(2, '0')}-15`,
      expiryDate: calendar.day(isExpired ? -80 : random.int(45, 440)),
    },
    {
      id: id * 10 + 1,
      name: random.pick(['Telsiz operatörü (GOC)', 'Kısa mesafe telsiz (SRC)']),
      issuer: 'Kıyı Emniyeti Genel Müdürlüğü',
      certificateNumber: `T-${random.int(10_000, 99_999)}`,
      issueDate: `${year - 2}-04-02`,
      expiryDate: null,
    },
    {
      id: id * 10 + 2,
      name: 'İlk yardım',
      issuer: 'Türk Kızılay',
      certificateNumber: null,
      issueDate: `${year + 2}-05-20`,
      expiryDate: calendar.day(isExpired ? -15 : random.int(-40, 420)),
    },
  ];
}

/** Turkish, nearly always English, and what the guests of the place speak. */
function languagesOf({ id, place }: Captain): Language[] {
  const random = randomOf(`languages ${id}`);
  const others: Language[] = place === 'Antalya' ? ['de', 'ru'] : ['de', 'fr', 'it'];
  const more = random.some(others, random.int(0, 1));
  return ['tr', ...(random.chance(0.85) ? (['en'] as const) : []), ...more];
}

/** Profiles of the captains; new ones have written nothing beyond the application. */
export function createProfiles(
  calendar: Calendar,
  captains: readonly Captain[],
): CaptainProfileRecord[] {
  return captains.map((captain) => {
    const random = randomOf(`profile ${captain.id}`);
    const years = random.int(4, 32);
    const { isNew } = captain;
    const year = Number(calendar.today.slice(0, 4)) - random.int(3, 12);
    return {
      id: captain.id,
      userId: captain.id,
      phone: mobilePhone(captain.id),
      address: isNew
        ? { street: null, district: null, city: null, postalCode: null, country: 'Türkiye' }
        : addressOf(captain, random),
      profilePhoto: random.chance(0.7) && !isNew ? `/api/uploads/captain-${captain.id}.svg` : null,
      professionalInfo: {
        licenseNumber: `TR-CAP-${year}-${random.int(100_000, 999_999)}`,
        licenseExpiry: calendar.day(licenceDaysLeft(captain, random)),
        yearsOfExperience: years,
        specializations: random.some(SPECIALIZATIONS, random.int(2, 4)),
        bio: isNew ? null : random.pick(BIOS)(captain.place, years),
        certifications: isNew ? [] : certificationsOf(captain, calendar, random),
        languages: isNew ? [] : languagesOf(captain),
      },
    };
  });
}

/** Most licences are good for more than a year, some run out within three months. */
function licenceDaysLeft({ id }: Captain, random: Random): number {
  if (id === named.expiredCaptain.id) return -21;
  return random.chance(0.2) ? random.int(12, 85) : random.int(120, 455);
}

/** Companies of the captains who have told of one. */
export function createCompanies(
  calendar: Calendar,
  captains: readonly Captain[],
  users: readonly UserRecord[],
  profiles: readonly CaptainProfileRecord[],
): CompanyRecord[] {
  return captains.flatMap((captain) => {
    if (captain.isNew || WITHOUT_COMPANY.has(captain.id)) return [];
    const random = randomOf(`company ${captain.id}`);
    const user = users.find(({ id }) => id === captain.id);
    const profile = profiles.find(({ id }) => id === captain.id);
    if (!user || !profile) return [];
    const displayName = `${captain.lastName} ${random.pick(FIRMS)}`;
    const { street, district, postalCode, city } = profile.address;
    const isFirm = random.chance(0.6);
    return {
      id: captain.id,
      legalName: isFirm ? `${displayName} Ltd. Şti.` : `${user.fullName} - ${displayName}`,
      displayName,
      taxNumber: isFirm ? `00${random.int(80_000_000, 99_999_999)}` : nationalIdNumber(captain.id),
      taxOffice: `${district} Vergi Dairesi`,
      authorizedPerson: user.fullName,
      companyEmail: `muhasebe.${user.username}@pruva.example`,
      nationalIdNumber: nationalIdNumber(captain.id),
      mobilePhone: mobilePhone(captain.id),
      landlinePhone: random.chance(0.5) ? landlinePhone(captain.id) : null,
      iban: iban(captain.id),
      billingAddress: `${street}, ${postalCode} ${district}/${city}`,
      updatedAt: calendar.at(-random.int(5, 300), '10:20'),
    };
  });
}
