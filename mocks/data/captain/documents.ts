import { type Random, randomOf } from '../../lib/random.ts';
import type {
  BoatDocumentRecord,
  BoatRecord,
  TourDocumentRecord,
  TourRecord,
} from '../../store/records.ts';
import { named } from '../account/named.ts';
import type { Calendar } from '../calendar.ts';
import { fileNameOf } from '../text/names.ts';

/** Ids begin here, behind those of the contract's examples. */
const FIRST_ID = 100;

type BoatType = BoatDocumentRecord['documentType'];
type TourType = TourDocumentRecord['documentType'];

const BOAT_FILES: [BoatType, string][] = [
  ['LICENSE', 'gemi-ruhsati'],
  ['INSURANCE', 'sigorta-policesi'],
  ['SAFETY_CERTIFICATE', 'emniyet-belgesi'],
  ['INSPECTION_CERTIFICATE', 'denize-elverislilik'],
  ['REGISTRATION_CERTIFICATE', 'tonilato-belgesi'],
  ['CAPTAIN_LICENSE', 'kaptan-ehliyeti'],
  ['RADIO_LICENSE', 'telsiz-ruhsati'],
  ['OTHER', 'liman-sozlesmesi'],
];
const TOUR_FILES: [TourType, string][] = [
  ['GUIDE_LICENSE', 'rehberlik-ruhsatnamesi'],
  ['INSURANCE', 'sigorta-policesi'],
  ['TOUR_PERMIT', 'tur-izni'],
  ['SAFETY_CERTIFICATE', 'emniyet-belgesi'],
  ['FIRST_AID_CERTIFICATE', 'ilk-yardim-belgesi'],
  ['LANGUAGE_CERTIFICATE', 'dil-belgesi'],
  ['BUSINESS_LICENSE', 'isletme-ruhsati'],
  ['TAX_DOCUMENT', 'vergi-levhasi'],
];
/** How many of them are required: the first. */
const REQUIRED = 2;

/** What can become of a document, and how often it does. */
const STATES = ['verified', 'waiting', 'expiring', 'expired', 'refused', 'unlimited'] as const;
const WEIGHTS = [52, 14, 10, 8, 8, 8];

const NOTES = ['Liman kaydıyla karşılaştırıldı.', 'Poliçe numarası teyit edildi.', null, null];
const REFUSALS = [
  'Taranan sayfa okunmuyor, yeniden yükleyin.',
  'Poliçe başka bir ad üzerine düzenlenmiş.',
  'Belgenin son sayfası eksik.',
  'Yazılan bitiş tarihi belgedekiyle uyuşmuyor.',
];

/** Where a document stands and how long it is good; the day it came in lies before today. */
function standing(hostId: number, calendar: Calendar, random: Random) {
  const isExpired = hostId === named.expiredCaptain.id;
  const state = isExpired ? 'expired' : (STATES[random.weighted(WEIGHTS)] ?? 'verified');
  const came =
    state === 'waiting' || state === 'refused' ? -random.int(1, 12) : -random.int(90, 400);
  const daysLeft = {
    verified: random.int(60, 440),
    waiting: random.int(120, 440),
    expiring: random.int(2, 28),
    expired: -random.int(3, 85),
    refused: random.int(60, 440),
    unlimited: null,
  }[state];
  const isVerified = state !== 'waiting' && state !== 'refused';
  return {
    expiryDate: daysLeft === null ? null : calendar.day(daysLeft),
    isVerified,
    verificationNotes:
      state === 'refused' ? random.pick(REFUSALS) : isVerified ? random.pick(NOTES) : null,
    createdAt: calendar.at(came, '10:15'),
    updatedAt: state === 'waiting' ? calendar.at(came, '10:15') : calendar.at(came, '16:40'),
  };
}

interface Owner {
  id: number;
  name: string;
  hostId: number;
}

/** The documents of one boat or tour without ids: the required ones, mostly both, and some others. */
function documentsOf<Type extends string>(
  { id, name, hostId }: Owner,
  folder: string,
  files: readonly [Type, string][],
  calendar: Calendar,
) {
  const random = randomOf(`${folder} ${id}`);
  const required = files.slice(0, random.chance(0.06) ? REQUIRED - 1 : REQUIRED);
  const others = random.some(files.slice(REQUIRED), random.int(0, 3));
  return [...required, ...others].map(([documentType, file], index) => {
    const documentName = `${file}-${fileNameOf(name)}.${random.chance(0.8) ? 'pdf' : 'jpg'}`;
    return {
      documentType,
      documentName,
      filePath: `${folder}/${id}/${documentName}`,
      ...standing(hostId, calendar, random),
      displayOrder: index + 1,
    };
  });
}

/** Documents of boats, beside those that are there already; one that lacks information has none. */
export function createBoatDocuments(
  boats: readonly BoatRecord[],
  present: readonly BoatDocumentRecord[],
  calendar: Calendar,
): BoatDocumentRecord[] {
  const told = new Set(present.map(({ boatId }) => boatId));
  return boats
    .filter(({ id, status }) => status !== 'DRAFT' && !told.has(id))
    .flatMap(({ id, name, ownerId }) =>
      documentsOf({ id, name, hostId: ownerId }, 'boat-documents', BOAT_FILES, calendar).map(
        (document) => ({ ...document, boatId: id }),
      ),
    )
    .map((document, index) => ({ id: FIRST_ID + index, ...document }));
}

/** Documents of tours, beside those that are there already. */
export function createTourDocuments(
  tours: readonly TourRecord[],
  present: readonly TourDocumentRecord[],
  calendar: Calendar,
): TourDocumentRecord[] {
  const told = new Set(present.map(({ tourId }) => tourId));
  return tours
    .filter(({ id, status }) => status !== 'DRAFT' && !told.has(id))
    .flatMap(({ id, guideId }) =>
      documentsOf(
        { id, name: `tur ${id}`, hostId: guideId },
        'tour-documents',
        TOUR_FILES,
        calendar,
      ).map((document) => ({ ...document, tourId: id })),
    )
    .map((document, index) => ({ id: FIRST_ID + index, ...document }));
}
