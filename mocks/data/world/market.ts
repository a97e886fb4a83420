import type { BookingRecord, UserRecord } from '../../store/records.ts';
import { createWorld, type World, type WorldRows } from '../../store/state.ts';
import { BaseTable } from '../../store/table.ts';
import { captains, withNewCaptain } from '../account/captains.ts';
import { createGeneratedUsers } from '../account/generated-users.ts';
import { named, namedPeople } from '../account/named.ts';
import { createGuests, type Guest } from '../account/users.ts';
import { createAudit, decideReports } from '../administration/administration.ts';
import { createAvailabilities, openDays } from '../boat/availability.ts';
import { createFleet } from '../boat/boats.ts';
import type { BoatLine } from '../boat/catalogue.ts';
import { withListPlaces } from '../boat/listed.ts';
import type { Demand } from '../booking/boat-bookings.ts';
import { createBookings } from '../booking/bookings.ts';
import type { TourDemand } from '../booking/tour-bookings.ts';
import { type Calendar, calendarAround } from '../calendar.ts';
import { createBoatDocuments, createTourDocuments } from '../captain/documents.ts';
import { exampleWorld } from '../example/example-world.ts';
import { isInSeason } from '../example/shift.ts';
import { createMessages, type Hosted } from '../message/messages.ts';
import { createNotifications } from '../message/notifications.ts';
import { createReviews } from '../review/reviews.ts';
import { createTours } from '../tour/tours.ts';
import { createPopulation, type Queues } from './population.ts';

/** How a market differs from others. */
export interface Market {
  boats: Demand;
  tours: TourDemand;
  /**
   * Demand for the boats of the contract's examples during the first days, which are opened for it; with
   * `inSeason`, in a world that stands in a season alone.
   */
  examples?: { demand: Demand; days: number; inSeason?: true };
  /** A captain who was approved a few days ago and has a boat that lacks information. */
  newCaptainId?: number;
  /** Boats beside those of the catalogue. */
  fleet?: readonly BoatLine[];
  /** How many trips are reviewed, when it is not as many as usual. */
  reviews?: number;
  /** How many people have registered who book nothing, and how much waits for administrators. */
  generatedUsers?: Queues & { people: number };
}

/** Captains who write with all their guests, and leave much unread. */
const BUSY: ReadonlySet<number> = new Set([named.busyCaptain.id]);

/** The world of a market around a calendar day: that of the contract's examples, and much more. */
export function createMarket(scenario: string, today: string, market: Market): World {
  const calendar = calendarAround(today);
  const examples = exampleWorld(today);
  const guests = createGuests();
  const population = createPopulation(
    calendar,
    examples,
    market.newCaptainId === undefined ? captains : withNewCaptain(market.newCaptainId),
    [...guests, ...createGeneratedUsers(market.generatedUsers?.people ?? 0)],
    market.generatedUsers,
  );
  const fleet = createFleet(calendar, market);
  const tourRows = createTours(calendar);
  const availabilities = createAvailabilities(fleet.boats, calendar);
  const asked = market.examples?.inSeason && !isInSeason(today) ? undefined : market.examples;
  const opened = asked
    ? openDays(examples.boats, examples.availabilities, calendar, asked.days)
    : [];
  const offers = {
    boats: [...examples.boats, ...fleet.boats],
    tours: [...examples.tours, ...tourRows.tours],
  };
  const bookingRows = createBookings(
    calendar,
    {
      fleet: { ...fleet, availabilities },
      others: {
        fleet: { ...examples, availabilities: [...examples.availabilities, ...opened] },
        demand: asked?.demand,
        booked: examples.bookings,
      },
      tours: tourRows.tours,
      tourDates: tourRows.tourDates,
      tourEntries: tourRows.availabilities,
      demand: market,
    },
    guests,
  );
  const everybody = [...guests, ...namedGuests()];
  const reviewRows = createReviews(
    calendar,
    { ...offers, ...bookingRows, guests: everybody },
    market.reviews,
  );
  const messages = createMessages(calendar, {
    bookings: bookingRows.bookings,
    guests: everybody,
    hostedOf: hostedIn(offers, population.users),
    busy: BUSY,
    alwaysWriting: new Set(namedPeople.map(({ id }) => id)),
  });
  const reviews = [...examples.reviews, ...reviewRows.reviews];
  const reviewFlags = [...examples.reviewFlags, ...decideReports(calendar, reviewRows.reviewFlags)];
  const offerOf = (reviewId: number) => {
    const review = reviews.find(({ id }) => id === reviewId);
    const offer = review?.boatId
      ? offers.boats.find(({ id }) => id === review.boatId)
      : offers.tours.find(({ id }) => id === review?.tourId);
    return offer?.name ?? null;
  };
  const rows = {
    ...examples,
    ...population,
    ...offers,
    boats: withListPlaces(offers.boats, reviews),
    boatImages: [...examples.boatImages, ...fleet.boatImages],
    boatFeatures: [...examples.boatFeatures, ...fleet.boatFeatures],
    boatServices: [...examples.boatServices, ...fleet.boatServices],
    boatDocuments: [
      ...examples.boatDocuments,
      ...createBoatDocuments(offers.boats, examples.boatDocuments, calendar),
    ],
    availabilities: [
      ...examples.availabilities,
      ...availabilities,
      ...tourRows.availabilities,
      ...opened,
    ],
    tourDates: [...examples.tourDates, ...bookingRows.tourDates],
    tourImages: [...examples.tourImages, ...tourRows.tourImages],
    tourDocuments: [
      ...examples.tourDocuments,
      ...createTourDocuments(offers.tours, examples.tourDocuments, calendar),
    ],
    bookings: [...examples.bookings, ...bookingRows.bookings],
    payments: [...examples.payments, ...bookingRows.payments],
    reviews,
    reviewReplies: [...examples.reviewReplies, ...reviewRows.reviewReplies],
    reviewFlags,
    audit: createAudit(calendar, { ...population, reviewFlags, offerOf }, examples.audit),
    messages: [...examples.messages, ...messages],
  } satisfies WorldRows;
  return withNotifications(
    calendar,
    createWorld({ scenario, today }, rows),
    bookingRows.happenings,
  );
}

/** The named customers as guests, who write in Turkish. */
function namedGuests(): Guest[] {
  return namedPeople.map(({ id, firstName, lastName, since }) => ({
    id,
    firstName,
    lastName,
    since,
    language: 'tr',
  }));
}

/** Finds what a booking is of, as people write about it. */
function hostedIn(
  offers: Required<Pick<WorldRows, 'boats' | 'tours'>>,
  users: readonly UserRecord[],
): (booking: BookingRecord) => Hosted | undefined {
  const boats = new Map(offers.boats.map((boat) => [boat.id, boat]));
  const tours = new Map(offers.tours.map((tour) => [tour.id, tour]));
  const names = new Map(users.map(({ id, firstName }) => [id, firstName ?? '']));
  return ({ boatId, tourId }) => {
    const boat = boats.get(boatId ?? 0);
    const tour = tours.get(tourId ?? 0);
    const offer = boat ?? tour;
    const hostId = boat?.ownerId ?? tour?.guideId;
    if (!offer || hostId === undefined) return undefined;
    const meeting = boat?.departurePoint ?? /^[^.,;]+/.exec(tour?.locationDescription ?? '')?.[0];
    return {
      name: offer.name,
      hostId,
      captain: names.get(hostId) ?? '',
      meeting: meeting ?? offer.location,
      place: offer.location,
      hour: boat?.dayPlan?.[0]?.time,
    };
  };
}

function withNotifications(
  calendar: Calendar,
  world: World,
  happenings: Parameters<typeof createNotifications>[2],
): World {
  const notifications = new BaseTable(createNotifications(calendar, world, happenings));
  return { ...world, tables: { ...world.tables, notifications } };
}
