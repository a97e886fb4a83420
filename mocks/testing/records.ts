import type {
  AvailabilityRecord,
  BoatRecord,
  BookingRecord,
  PaymentRecord,
  ReviewRecord,
  TourDateRecord,
  TourRecord,
  UserRecord,
} from '../store/records.ts';

// Whole records of which a test names only what it is about.

const CREATED = '2026-01-05T09:00:00Z';

export function aUser(id: number, facts: Partial<UserRecord> = {}): UserRecord {
  return {
    id,
    accountId: 500 + id,
    email: `user-${id}@pruva.example`,
    username: `user-${id}`,
    fullName: `Deniz Kaya ${id}`,
    firstName: 'Deniz',
    lastName: 'Kaya',
    phoneNumber: '+905321112233',
    dateOfBirth: '1980-04-23',
    role: 'CUSTOMER',
    isActive: true,
    isEmailVerified: true,
    profileImage: null,
    createdAt: CREATED,
    password: 'deniz-2026',
    tokensValidFrom: 0,
    ...facts,
  };
}

/** Published and let at 10,000 lira a day and 1,000 an hour, by user 2. */
export function aBoat(id: number, facts: Partial<BoatRecord> = {}): BoatRecord {
  return {
    id,
    ownerId: 2,
    name: `Martı ${id}`,
    type: 'MOTORBOAT',
    brandModel: null,
    buildYear: 2015,
    length: null,
    capacity: 8,
    dailyPrice: 10_000,
    hourlyPrice: 1_000,
    location: 'Göcek',
    latitude: null,
    longitude: null,
    captainIncluded: true,
    status: 'ACTIVE',
    description: null,
    ratingOverride: null,
    createdAt: CREATED,
    ...facts,
  };
}

/** Published, 500 lira a person, by user 2. */
export function aTour(id: number, facts: Partial<TourRecord> = {}): TourRecord {
  return {
    id,
    guideId: 2,
    name: `Koylar turu ${id}`,
    description: '',
    fullDescription: '',
    price: 500,
    capacity: 10,
    location: 'Göcek',
    latitude: null,
    longitude: null,
    tourType: 'BOAT',
    status: 'ACTIVE',
    languages: ['tr'],
    duration: { hours: 2, minutes: 0 },
    cancellationPolicy: null,
    includedServices: '',
    requirements: '',
    notAllowed: '',
    notSuitableFor: '',
    routeDescription: '',
    locationDescription: '',
    features: [],
    highlights: [],
    ratingOverride: null,
    createdAt: CREATED,
    ...facts,
  };
}

/** Ten places of tour 1 for two hours from 10:00 in Istanbul. */
export function aTourDate(
  id: number,
  day: string,
  facts: Partial<TourDateRecord> = {},
): TourDateRecord {
  return {
    id,
    tourId: 1,
    startDate: `${day}T07:00:00Z`,
    endDate: `${day}T09:00:00Z`,
    durationText: '2 Saat',
    durationMinutes: 120,
    availabilityStatus: 'AVAILABLE',
    maxGuests: 10,
    ...facts,
  };
}

/** A day of boat 1 that is offered at its daily price and confirmed by its owner. */
export function anEntry(
  id: number,
  date: string,
  facts: Partial<AvailabilityRecord> = {},
): AvailabilityRecord {
  return {
    id,
    boatId: 1,
    tourId: null,
    date,
    isAvailable: true,
    priceOverride: null,
    isInstantConfirmation: false,
    ...facts,
  };
}

/** A confirmed booking of boat 1 by user 9 for the whole day. */
export function aBooking(
  id: number,
  day: string,
  facts: Partial<BookingRecord> = {},
): BookingRecord {
  return {
    id,
    kind: 'BOAT',
    status: 'CONFIRMED',
    customerId: 9,
    boatId: 1,
    tourId: null,
    tourDateId: null,
    startDate: day,
    endDate: day,
    startTime: null,
    hours: null,
    passengerCount: 2,
    notes: null,
    services: [],
    totalPrice: 10_000,
    depositAmount: 2_000,
    cancellationReason: null,
    createdAt: CREATED,
    ...facts,
  };
}

/** The whole price of booking 1, paid. */
export function aPayment(id: number, facts: Partial<PaymentRecord> = {}): PaymentRecord {
  return {
    id,
    bookingId: 1,
    type: 'FULL',
    status: 'COMPLETED',
    amount: 10_000,
    currency: 'TRY',
    refundedAmount: 0,
    reason: null,
    createdAt: CREATED,
    paidAt: CREATED,
    sessionId: null,
    expiresAt: null,
    ...facts,
  };
}

/** Five stars by user 9 for boat 1. */
export function aReview(id: number, facts: Partial<ReviewRecord> = {}): ReviewRecord {
  return {
    id,
    rating: 5,
    comment: 'Kaptan çok nazik, tekne tertemiz.',
    createdAt: CREATED,
    customerId: 9,
    bookingId: 1,
    boatId: 1,
    tourId: null,
    ...facts,
  };
}
