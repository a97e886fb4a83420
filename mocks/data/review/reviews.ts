import { type Random, randomOf } from '../../lib/random.ts';
import type {
  BoatRecord,
  BookingRecord,
  ReviewFlagRecord,
  ReviewRecord,
  ReviewReplyRecord,
  TourRecord,
} from '../../store/records.ts';
import { firstNameOf } from '../account/captains.ts';
import { named } from '../account/named.ts';
import type { Guest } from '../account/users.ts';
import { type Build, models } from '../boat/models.ts';
import { type Calendar, clock, later } from '../calendar.ts';
import { placeOf } from '../places.ts';
import { commentOf, type Subject, toneOfRating } from './compose.ts';
import type { TripFacts } from './fragments.ts';
import { hostWrites, replies } from './replies.ts';

const FIRST_ID = 100;
/** How many trips are reviewed in an ordinary year. */
const REVIEWS = 600;

/** How often something new is sought to say; of thousands some say the same. */
const TRIES = 50;

/** How likely one to five stars are; a third of the offers is a little better, a third a little worse. */
const STARS = [2, 4, 9, 27, 58];
const FINER = [1, 2, 5, 24, 68];
const PLAINER = [3, 6, 14, 31, 46];

/** Reviewed trips that nobody hears of: their guest has yet to write. */
const YET_TO_WRITE: ReadonlySet<number> = new Set([named.reviewer.id]);

const FLAGS = [
  'Yorum başka bir tekneyi anlatıyor.',
  'Hakaret içeren ifadeler var, kaldırılmasını rica ederim.',
  'Bu kişi yolculuğa katılmadı, rezervasyon sahibi başkasıydı.',
];

/** What was thought of trips. */
interface ReviewRows {
  reviews: ReviewRecord[];
  reviewReplies: ReviewReplyRecord[];
  reviewFlags: ReviewFlagRecord[];
}

/** Who and what reviews speak of. */
interface Sources {
  bookings: readonly BookingRecord[];
  boats: readonly BoatRecord[];
  tours: readonly TourRecord[];
  guests: readonly Guest[];
}

const BUILDS = new Map<string, Build>(
  Object.values(models).map(({ brandModel, build }) => [brandModel, build]),
);

/** Reviews of completed trips, one of each at most, with what hosts replied and what was flagged. */
export function createReviews(calendar: Calendar, sources: Sources, count = REVIEWS): ReviewRows {
  const random = randomOf('reviews');
  const guests = new Map(sources.guests.map((guest) => [guest.id, guest]));
  const boats = new Map(sources.boats.map((boat) => [boat.id, boat]));
  const tours = new Map(sources.tours.map((tour) => [tour.id, tour]));
  const trips = sources.bookings.filter(
    ({ status, customerId, endDate }) =>
      status === 'COMPLETED' && !YET_TO_WRITE.has(customerId) && endDate <= calendar.day(-2),
  );
  const written = new Set<string>();
  const drafts = random.some(trips, count).flatMap((booking) => {
    const guest = guests.get(booking.customerId);
    const boat = booking.boatId === null ? undefined : boats.get(booking.boatId);
    const tour = booking.tourId === null ? undefined : tours.get(booking.tourId);
    const offer = boat ?? tour;
    if (!offer) return [];
    const hostId = boat?.ownerId ?? tour?.guideId ?? 0;
    return draftOf({ booking, guest, offer, hostId }, calendar, written);
  });
  drafts.sort((a, b) => (a.review.createdAt < b.review.createdAt ? -1 : 1));
  return {
    reviews: drafts.map(({ review }, index) => ({ id: FIRST_ID + index, ...review })),
    reviewReplies: drafts
      .flatMap(({ reply }, index) => (reply ? { ...reply, reviewId: FIRST_ID + index } : []))
      .map((reply, index) => ({ id: FIRST_ID + index, ...reply })),
    reviewFlags: drafts
      .flatMap(({ flag }, index) => (flag ? { ...flag, reviewId: FIRST_ID + index } : []))
      .map((flag, index) => ({ id: FIRST_ID + index, ...flag })),
  };
}

interface Trip {
  booking: BookingRecord;
  guest: Guest | undefined;
  offer: BoatRecord | TourRecord;
  hostId: number;
}

/** A review without an id; `written` are the comments there are, of which it repeats none while there is something else to say. */
function draftOf(
  { booking, guest, offer, hostId }: Trip,
  calendar: Calendar,
  written: Set<string>,
) {
  const random = randomOf(`review of ${booking.kind} ${offer.id} ${booking.createdAt}`);
  const language = guest?.language ?? 'tr';
  const [first = '', second = ''] = random.some(placeOf(offer.location).bays, 2);
  const facts: TripFacts = {
    name: offer.name,
    captain: firstNameOf(hostId),
    place: offer.location,
    bays: [first, second],
    people: booking.passengerCount,
  };
  const rating = random.weighted([STARS, FINER, PLAINER][offer.id % 3] ?? STARS) + 1;
  let comment: string;
  let tries = 0;
  do {
    comment = commentOf(rating, subjectOf(offer), facts, language, random);
    tries += 1;
  } while (written.has(comment) && tries < TRIES);
  written.add(comment);
  const day = Math.min(calendar.offsetOf(booking.endDate) + random.int(1, 16), -1);
  const createdAt = calendar.at(day, clock(random.int(9 * 60, 22 * 60)));
  return {
    review: {
      rating,
      comment,
      textLanguage: language,
      createdAt,
      customerId: booking.customerId,
      bookingId: booking.id,
      boatId: booking.boatId,
      tourId: booking.tourId,
    },
    reply: replyOf({ rating, createdAt, hostId, guest, facts }, calendar, random),
    flag:
      rating < 3 && random.chance(0.2)
        ? { userId: hostId, reason: random.pick(FLAGS), createdAt: later(createdAt, 55) }
        : undefined,
  };
}

function subjectOf(offer: BoatRecord | TourRecord): Subject {
  return 'tourType' in offer
    ? { kind: 'tour', tourType: offer.tourType ?? 'CITY' }
    : { kind: 'boat', build: BUILDS.get(offer.brandModel ?? '') ?? 'motorboat' };
}

function replyOf(
  review: {
    rating: number;
    createdAt: string;
    hostId: number;
    guest: Guest | undefined;
    facts: TripFacts;
  },
  calendar: Calendar,
  random: Random,
) {
  const { rating, createdAt, hostId, guest, facts } = review;
  const at = later(createdAt, random.int(3 * 60, 70 * 60));
  if (!random.chance(rating < 4 ? 0.75 : 0.42) || at >= calendar.at(0, '00:00')) return undefined;
  const language = hostWrites(guest?.language ?? 'tr');
  const addressed =
    language === 'tr' ? `Sayın ${guest?.firstName} ${guest?.lastName}` : (guest?.firstName ?? '');
  const message = random.pick(replies[language][toneOfRating(rating)])({
    ...facts,
    guest: addressed,
  });
  return { userId: hostId, message, textLanguage: language, isOfficial: true, createdAt: at };
}
