import { randomOf } from '../../lib/random.ts';
import type { ApplicationRecord } from '../../store/records.ts';
import { ADMINISTRATOR_IDS } from '../account/administrators.ts';
import type { Captain } from '../account/captains.ts';
import { nationalIdNumber } from '../account/identity.ts';
import type { Guest } from '../account/users.ts';
import type { Calendar } from '../calendar.ts';
import { placeOf, places } from '../places.ts';
import { fromPlace, inPlace } from '../text/suffix.ts';

/** Ids begin here, behind those of the contract's examples. */
const FIRST_ID = 100;

const SPECIALIZATIONS = [
  ...['Günlük tekne turları', 'Mavi yolculuk', 'Yelken', 'Dalış turları', 'Balık turları'],
  ...['Doğa yürüyüşleri', 'Kültür turları', 'Su sporları'],
];
const DESCRIPTIONS: ((place: string) => string)[] = [
  (place) =>
    `${fromPlace(place)} çıkışlı günlük ve haftalık kaptanlı tekne kiralama; iki ahşap tekneyle çalışıyoruz.`,
  (place) =>
    `${inPlace(place)} küçük gruplarla sakin koylara günübirlik geziler, özel günler ve gün batımı turları düzenliyoruz.`,
  (place) =>
    `${place} çevresinde rehberli yürüyüş ve tekne turları; Türkçe ve İngilizce anlatım, en çok on iki konuk.`,
];
const REJECTIONS = [
  'Yat kaptanı belgenizin arka yüzü eksik; iki yüzüyle yeniden başvurabilirsiniz.',
  'Vergi levhası eksik; belgeyi ekleyip yeniden başvurabilirsiniz.',
  'Yüklediğiniz kimlik fotoğrafı okunmuyor.',
  'Ehliyet numarası kayıtlarda bulunamadı, lütfen kontrol edin.',
];
const FILES = ['yat-kaptani-belgesi.pdf', 'vergi-levhasi.pdf', 'kimlik.jpg'];

/** Over how many days the applications that wait came in. */
const WAITING_DAYS = 60;

interface Applicant {
  id: number;
  lastName: string;
  place: string;
}

type Outcome = Pick<ApplicationRecord, 'status' | 'createdAt' | 'reviewedAt' | 'rejectionReason'>;

function applicationOf(
  { id, lastName, place }: Applicant,
  outcome: Outcome,
  licenceDaysLeft: number,
  calendar: Calendar,
): Omit<ApplicationRecord, 'id' | 'documentFilePaths'> {
  const random = randomOf(`application ${id} ${outcome.createdAt}`);
  const { district, postalCode, city } = placeOf(place).addresses;
  return {
    userId: id,
    ...outcome,
    reviewedById:
      outcome.reviewedAt === null ? null : randomOf(`decision ${id}`).pick(ADMINISTRATOR_IDS),
    professionalInfo: {
      licenseNumber: `${random.pick(['YK', 'AD', 'SK'])}${random.int(2008, 2024)}${random.pick([...'ABCDEHKM'])}${random.int(10, 99)}`,
      licenseExpiry: calendar.day(licenceDaysLeft),
      yearsOfExperience: random.int(1, 26),
      specializations: random.some(SPECIALIZATIONS, random.int(1, 3)),
      bio: random.chance(0.6)
        ? `${inPlace(place)} denizde büyüdüm, bu işi severek yapıyorum.`
        : null,
    },
    company: {
      companyName: `${lastName} ${random.pick(['Denizcilik', 'Yatçılık', 'Tur', 'Turizm'])}`,
      taxNumber: random.chance(0.5)
        ? nationalIdNumber(id)
        : `${random.int(1_000_000_000, 9_999_999_999)}`,
      address: `${random.pick(['Liman Cad.', 'İskele Cad.', 'Çarşı Cad.'])} ${random.int(1, 80)}, ${postalCode} ${district}/${city}`,
      description: random.pick(DESCRIPTIONS)(place),
    },
    contractApproved: true,
    contractVersion: `${outcome.createdAt.slice(0, 4)}-01`,
  };
}

/** Applications of captains, all approved, and of guests who want to become one. */
export function createApplications(
  calendar: Calendar,
  captains: readonly Captain[],
  guests: readonly Guest[],
  { waiting: open, refused: closed }: { waiting: number; refused: number },
): ApplicationRecord[] {
  const random = randomOf('applications');
  const approved = captains.map(({ id, lastName, place, since }) => {
    return applicationOf(
      { id, lastName, place },
      {
        status: 'APPROVED',
        createdAt: calendar.at(-since, '20:10'),
        reviewedAt: calendar.at(-since + random.int(1, 3), '10:30'),
        rejectionReason: null,
      },
      random.int(60, 450),
      calendar,
    );
  });
  const applicants = random
    .some(
      guests.filter(({ language }) => language === 'tr'),
      open + closed,
    )
    .map(({ id, lastName }) => ({ id, lastName, place: random.pick(places).name }));
  const waiting = applicants.slice(0, open).map((applicant, index) =>
    applicationOf(
      applicant,
      {
        status: 'PENDING',
        createdAt: calendar.at(-1 - (index % WAITING_DAYS), '18:25'),
        reviewedAt: null,
        rejectionReason: null,
      },
      random.int(100, 450),
      calendar,
    ),
  );
  const refused = applicants.slice(open).map((applicant) => {
    const day = -random.int(8, 320);
    return applicationOf(
      applicant,
      {
        status: 'REJECTED',
        createdAt: calendar.at(day, '14:50'),
        reviewedAt: calendar.at(day + 2, '09:45'),
        rejectionReason: random.pick(REJECTIONS),
      },
      random.int(20, 450),
      calendar,
    );
  });
  return [...approved, ...refused, ...waiting]
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    .map((application, index) => {
      const id = FIRST_ID + index;
      const files = FILES.slice(0, random.int(2, FILES.length));
      return {
        id,
        ...application,
        documentFilePaths: files.map((file) => `applications/${id}/${file}`),
      };
    });
}
