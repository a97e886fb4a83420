import type { Session } from '../../actors/actors.ts';
import { addDays, instantAt } from '../../lib/calendar.ts';
import { numberAt } from '../../lib/json.ts';
import { MARKED_NAME } from '../../lib/marked-name.ts';
import type { Actor } from '../../types.ts';
import type { Answer } from '../run.ts';
import { idOf, succeeded } from './created.ts';
import { once } from './memo.ts';
import { JPEG, PDF } from './sample-files.ts';
import type { WorldContext } from './world-context.ts';

/** Days from today to the first date of a tour that the sweep creates. */
const FIRST_DAY = 40;

/** A published tour that the sweep created. */
export interface OwnTour {
  id: number;
  guideId: number;
  /** Lira per person. */
  price: number;
  capacity: number;
  dateId: number;
  /** Calendar day of that date. */
  day: string;
  imageId: number;
  /** A day on which the tour has no date yet, and nobody else is given. */
  freeDay(): string;
}

export function createTours(context: WorldContext) {
  const { run } = context;

  /** One date of a tour: ten to two o'clock on a day. */
  const dateBody = (day: string) => ({
    startDate: instantAt(day, 10),
    endDate: instantAt(day, 14),
    durationText: '4 Saat',
    durationMinutes: 240,
    availabilityStatus: 'AVAILABLE',
    maxGuests: 10,
  });

  const imageBody = (displayOrder: number) => ({
    imageData: JPEG,
    fileName: `tur-${displayOrder}.jpg`,
    contentType: 'image/jpeg',
    displayOrder,
  });

  /** What a guide says of a new tour with one date and one picture; its name is its own. */
  function tourBody() {
    return {
      name: `Deneme turu ${MARKED_NAME} ${run.nonce()}`,
      description: 'Uyum denetimi için açılmış bir tur.',
      fullDescription: 'Sabah çıkılır, öğlen dönülür.',
      price: 1250,
      capacity: 10,
      location: 'Göcek',
      latitude: 36.7553,
      longitude: 28.942,
      tourType: 'BOAT',
      cancellationPolicy: 'flexible',
      languages: ['tr', 'en'],
      features: ['SWIMMING'],
      highlights: ['Akşam yelkeni'],
      duration: { hours: 4, minutes: 0 },
      tourDates: [dateBody(context.daysFromToday(FIRST_DAY))],
      tourImages: [imageBody(1)],
    };
  }

  /** A tour as it is after its creation: DRAFT, with a date and a picture. */
  async function newDraftTour(
    who: Actor | Session = 'BOAT_OWNER',
    more: object = {},
  ): Promise<Answer> {
    const answer = await run.callAs('createTour', who, { body: { ...tourBody(), ...more } });
    idOf(answer, 'a tour of its own');
    return answer;
  }

  /** A published tour; `more` replaces fields of what the guide says. */
  async function newTour(who: Actor | Session = 'BOAT_OWNER', more: object = {}): Promise<OwnTour> {
    const { body } = await newDraftTour(who, more);
    const id = numberAt(body, 'id') ?? 0;
    succeeded(
      await run.callAs('setTourStatus', who, { path: { id }, query: { status: 'ACTIVE' } }),
      'a published tour',
    );
    let used = 0;
    return {
      id,
      guideId: (typeof who === 'object' ? who : run.session(who)).userId,
      price: numberAt(body, 'price') ?? 0,
      capacity: numberAt(body, 'capacity') ?? 0,
      dateId: numberAt(body, 'tourDates.0.id') ?? 0,
      day: context.daysFromToday(FIRST_DAY),
      imageId: numberAt(body, 'tourImages.0.id') ?? 0,
      freeDay() {
        used += 1;
        return addDays(context.daysFromToday(FIRST_DAY), used * 2);
      },
    };
  }

  const tour = once(() => newTour());

  async function newTourDocument(tourId: number): Promise<number> {
    const answer = await run.call('createTourDocument', 'BOAT_OWNER', {
      body: {
        tourId,
        documentType: 'OTHER',
        documentName: `belge-${run.nonce()}.pdf`,
        documentData: PDF,
        expiryDate: context.daysFromToday(300),
        displayOrder: 5,
      },
    });
    return idOf(answer, 'a tour document');
  }

  return {
    dateBody,
    imageBody,
    tourBody,
    newDraftTour,
    newTour,
    /** The published tour that most checks share. */
    tour,
    newTourDocument,
    /** A document of the shared tour. */
    tourDocumentId: once(async () => newTourDocument((await tour()).id)),
    /** One more date of the shared tour. */
    async newTourDateId(): Promise<number> {
      const { id, freeDay } = await tour();
      const answer = await run.call('createTourDate', 'BOAT_OWNER', {
        body: { tourId: id, ...dateBody(freeDay()) },
      });
      return idOf(answer, 'a tour date');
    },
  };
}
