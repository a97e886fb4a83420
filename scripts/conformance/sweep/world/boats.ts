import type { Session } from '../../actors/actors.ts';
import { addDays } from '../../lib/calendar.ts';
import { numberAt, recordsOf, textAt } from '../../lib/json.ts';
import { MARKED_NAME } from '../../lib/marked-name.ts';
import type { Actor } from '../../types.ts';
import { type Answer, Unavailable } from '../run.ts';
import { idOf, succeeded } from './created.ts';
import { once } from './memo.ts';
import { JPEG, PDF } from './sample-files.ts';
import type { WorldContext } from './world-context.ts';

/** Days from today until the calendar of a boat that the sweep creates begins, and how many days it is open. */
const FIRST_DAY = 30;
const OPEN_DAYS = 300;
/** The longest period that one call may open. */
const PERIOD = 100;

/** A published boat that the sweep created, with an open calendar. */
export interface OwnBoat {
  id: number;
  name: string;
  ownerId: number;
  /** Lira a day and an hour. */
  dailyPrice: number;
  hourlyPrice: number;
  capacity: number;
  /** FOOD is charged price × quantity, the other once. */
  food: { id: number; price: number };
  extra: { id: number; price: number };
  featureId: number;
  imageId: number;
  imageUrl: string;
  /** A range of days, open and free, that nobody else is given. */
  freeDays(count?: number): { first: string; last: string };
  daysLeft(): number;
}

export function createBoats(context: WorldContext) {
  const { run } = context;

  /** What an owner says of a new boat; its name is its own. */
  function boatBody() {
    return {
      name: `Deneme ${MARKED_NAME} ${run.nonce()}`,
      type: 'SAILBOAT',
      brandModel: 'Bavaria 46',
      buildYear: 2018,
      length: 14.2,
      capacity: 8,
      dailyPrice: 12000,
      hourlyPrice: 1750.5,
      location: 'Göcek',
      latitude: 36.7553,
      longitude: 28.942,
      captainIncluded: true,
      description: 'Uyum denetimi için açılmış bir tekne.',
      inclusions: { fuel: 'INCLUDED', food: 'EXTRA' },
      dayPlan: [{ time: '10:00', text: 'Göcek Marina’dan kalkış' }],
      features: [{ featureName: 'Wi-Fi' }],
      services: [
        { name: 'Kahvaltı', serviceType: 'FOOD', price: 350, quantity: 1 },
        { name: 'Kano', serviceType: 'WATER_SPORTS', price: 900, quantity: 1 },
      ],
      images: [{ imageData: JPEG, isPrimary: true, displayOrder: 1 }],
    };
  }

  /** A boat as it is after its creation: INACTIVE, with services, a feature and an image. */
  async function newDraftBoat(who: Actor | Session = 'BOAT_OWNER'): Promise<Answer> {
    const answer = await run.callAs('createBoat', who, { body: boatBody() });
    idOf(answer, 'a boat of its own');
    return answer;
  }

  async function openCalendar(boatId: number, who: Actor | Session) {
    for (let from = 0; from < OPEN_DAYS; from += PERIOD) {
      succeeded(
        await run.callAs('createAvailabilityPeriod', who, {
          query: {
            boatId,
            startDate: context.daysFromToday(FIRST_DAY + from),
            endDate: context.daysFromToday(FIRST_DAY + from + PERIOD - 1),
            isAvailable: true,
          },
        }),
        'an open calendar',
      );
    }
  }

  /** A published boat whose calendar is open for 300 days from 30 days after today on. */
  async function newBoat(who: Actor | Session = 'BOAT_OWNER'): Promise<OwnBoat> {
    const { body } = await newDraftBoat(who);
    const id = numberAt(body, 'id') ?? 0;
    const document = (documentType: string, displayOrder: number) => ({
      documentType,
      documentName: `${documentType.toLowerCase()}.pdf`,
      documentData: PDF,
      expiryDate: context.daysFromToday(400),
      displayOrder,
    });
    await run.callAs('createBoatDocuments', who, {
      body: { boatId: id, documents: [document('LICENSE', 1), document('INSURANCE', 2)] },
    });
    await openCalendar(id, who);
    succeeded(
      await run.callAs('setBoatStatus', who, { path: { id }, query: { status: 'ACTIVE' } }),
      'a published boat',
    );
    const [food, extra] = recordsOf({ content: (body as { services?: unknown }).services }); // idOf has seen a Boat
    const sent = boatBody();
    const service = (record: unknown, price: number) => ({
      id: numberAt(record, 'id') ?? 0,
      price: numberAt(record, 'price') ?? price,
    });
    let used = 0;
    return {
      id,
      name: textAt(body, 'name') ?? '',
      ownerId: (typeof who === 'object' ? who : run.session(who)).userId,
      dailyPrice: sent.dailyPrice,
      hourlyPrice: sent.hourlyPrice,
      capacity: sent.capacity,
      food: service(food, 350),
      extra: service(extra, 900),
      featureId: numberAt(body, 'features.0.id') ?? 0,
      imageId: numberAt(body, 'images.0.id') ?? 0,
      imageUrl: textAt(body, 'images.0.imageUrl') ?? '',
      daysLeft: () => OPEN_DAYS - used,
      freeDays(count = 1) {
        // A day between two bookings keeps them apart, whatever a service makes of neighbours.
        if (used + count + 1 > OPEN_DAYS) throw new Unavailable('the boat has no free day left');
        const first = addDays(context.daysFromToday(FIRST_DAY), used);
        used += count + 1;
        return { first, last: addDays(first, count - 1) };
      },
    };
  }

  const boat = once(() => newBoat());
  let spare: Promise<OwnBoat> | undefined;
  /** A published boat with free days left; a further one when the last is full. */
  async function boatWithFreeDays(): Promise<OwnBoat> {
    const current = await (spare ?? boat());
    if (current.daysLeft() > 10) return current;
    spare = newBoat();
    return spare;
  }

  return {
    boatBody,
    newDraftBoat,
    newBoat,
    /** The published boat that most checks share. */
    boat,
    boatWithFreeDays,
    /** A document of the shared boat. */
    boatDocumentId: once(async () => newBoatDocument((await boat()).id)),
    newBoatDocument,
    /** An entry of the shared boat's calendar that no booking touches. */
    async newAvailabilityId(): Promise<number> {
      const { id, freeDays } = await boatWithFreeDays();
      const { first } = freeDays();
      const answer = await run.call('getBoatAvailabilityByDate', 'ANONYMOUS', {
        path: { id },
        query: { date: first },
      });
      return idOf(answer, 'an availability entry');
    },
  };

  async function newBoatDocument(boatId: number): Promise<number> {
    const answer = await run.call('createBoatDocument', 'BOAT_OWNER', {
      body: {
        boatId,
        documentType: 'OTHER',
        documentName: `belge-${run.nonce()}.pdf`,
        documentData: PDF,
        expiryDate: context.daysFromToday(300),
        displayOrder: 5,
      },
    });
    return idOf(answer, 'a boat document');
  }
}
