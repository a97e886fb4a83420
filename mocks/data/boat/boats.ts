import { type Random, randomOf } from '../../lib/random.ts';
import type {
  BoatFeatureRecord,
  BoatImageRecord,
  BoatRecord,
  BoatServiceRecord,
} from '../../store/records.ts';
import { firstNameOf } from '../account/captains.ts';
import type { Calendar } from '../calendar.ts';
import { placeOf } from '../places.ts';
import { type BoatLine, boatLines } from './catalogue.ts';
import { boatRules, featuresFor, occasionsFor, servicesFor } from './extras.ts';
import { dayPlanOf, inclusionsOf } from './inclusions.ts';
import { type Model, models } from './models.ts';
import { boatTexts } from './texts.ts';

/** Ids begin here, behind those of the contract's examples. */
const FIRST_ID = 16;
const PICTURES = 5;

/** Where a line of the catalogue names the owner. */
const OWNER = 5;

/** Boats with what belongs to them. */
interface Fleet {
  boats: BoatRecord[];
  boatImages: BoatImageRecord[];
  boatFeatures: BoatFeatureRecord[];
  boatServices: BoatServiceRecord[];
}

/** The boats of the catalogue and of `fleet`, those of `newCaptainId` lacking information; ids of what belongs to a boat begin with the boat's, as in the examples. */
export function createFleet(
  calendar: Calendar,
  { newCaptainId, fleet: more = [] }: { newCaptainId?: number; fleet?: readonly BoatLine[] },
): Fleet {
  const fleet: Fleet = { boats: [], boatImages: [], boatFeatures: [], boatServices: [] };
  for (const [index, written] of [...boatLines, ...more].entries()) {
    const id = FIRST_ID + index;
    const line = written[OWNER] === newCaptainId ? asDraft(written) : written;
    const random = randomOf(`boat ${id}`);
    const boat = boatOf(id, line, calendar, random);
    fleet.boats.push(boat);
    // What lacks information lacks its pictures and services too.
    if (boat.status === 'DRAFT') continue;
    fleet.boatImages.push(...imagesOf(id));
    fleet.boatFeatures.push(...featuresOf(id, models[line[1]], random));
    fleet.boatServices.push(...servicesOf(boat, models[line[1]], random));
  }
  return fleet;
}

function asDraft([name, model, year, place, mooring, owner]: BoatLine): BoatLine {
  return [name, model, year, place, mooring, owner, 'DRAFT'];
}

function boatOf(id: number, line: BoatLine, calendar: Calendar, random: Random): BoatRecord {
  const [name, modelName, buildYear, placeName, mooringIndex, ownerId, status = 'ACTIVE'] = line;
  const model: Model = models[modelName];
  const place = placeOf(placeName);
  const mooring = place.moorings[mooringIndex] ?? {
    name: placeName,
    latitude: null,
    longitude: null,
  };
  const facts = {
    name,
    model,
    buildYear,
    place: placeName,
    mooring: mooring.name,
    bays: random.some(place.bays, 3),
    captain: firstNameOf(ownerId),
  };
  const isDraft = status === 'DRAFT';
  const isPartyBoat = model.build === 'saloon' || model.build === 'speedboat';
  return {
    id,
    ownerId,
    name,
    type: model.type,
    status,
    brandModel: model.brandModel,
    buildYear,
    length: model.length,
    width: model.width,
    maxSpeed: model.maxSpeed,
    fuelType: model.fuelType,
    manufacturer: model.manufacturer,
    material: model.material,
    flag: 'Türkiye',
    capacity: model.capacity,
    cabins: model.cabins,
    bathrooms: model.bathrooms,
    toiletCount: model.toiletCount,
    crew: model.crew,
    diningCapacity: model.diningCapacity,
    dailyPrice: priced(model.dailyPrice, buildYear, random),
    hourlyPrice: model.hourlyPrice,
    location: placeName,
    latitude: beside(mooring.latitude, random),
    longitude: beside(mooring.longitude, random),
    captainIncluded: model.crew > 0,
    departurePoint: mooring.name,
    returnPoint: mooring.name,
    organizationTypes: occasionsFor(model.build),
    rules: isDraft
      ? null
      : {
          smoking: random.pick(['RESTRICTED', 'PROHIBITED', 'ALLOWED']),
          pets: random.pick(['ALLOWED', 'PROHIBITED']),
          alcohol: isPartyBoat
            ? 'ALLOWED'
            : random.pick(['ALLOWED', 'BRING_YOUR_OWN', 'PROHIBITED']),
          music: isPartyBoat ? 'ALLOWED' : random.pick(['RESTRICTED', 'ALLOWED']),
          additionalRules: random.pick(boatRules),
        },
    inclusions: isDraft ? null : inclusionsOf(id, model),
    dayPlan: isDraft ? [] : dayPlanOf(id, facts),
    ...(isDraft ? { description: null, shortDescription: null } : boatTexts(facts, random)),
    ratingOverride: null,
    createdAt: calendar.at(isDraft ? -1 : -random.int(405, 455), '11:40'),
  };
}

/** A price of the model in whole hundreds of lira, higher for a newer boat. */
function priced(price: number, buildYear: number, random: Random): number {
  const age = (buildYear - 2015) * 0.012 + (random.next() - 0.5) * 0.08;
  return Math.round((price * (1 + age)) / 100) * 100;
}

/** A berth within some fifty metres of the mooring; degrees to four decimals. */
function beside(degrees: number | null, random: Random): number | null {
  if (degrees === null) return null;
  return Math.round((degrees + (random.next() - 0.5) * 0.001) * 10_000) / 10_000;
}

function imagesOf(boatId: number): BoatImageRecord[] {
  return Array.from({ length: PICTURES }, (_, index) => ({
    id: boatId * 10 + index + 1,
    boatId,
    imageUrl: `/api/uploads/boat-${boatId}-${index + 1}.svg`,
    isPrimary: index === 0,
    displayOrder: index + 1,
  }));
}

function featuresOf(boatId: number, { build }: Model, random: Random): BoatFeatureRecord[] {
  const { always, perhaps } = featuresFor(build);
  return [...always, ...random.some(perhaps, random.int(3, perhaps.length))].map(
    (featureName, index) => ({ id: boatId * 100 + index + 1, boatId, featureName }),
  );
}

function servicesOf({ id, location }: BoatRecord, { build }: Model, random: Random) {
  const offered = servicesFor(build, placeOf(location).airport);
  const chosen = new Set(random.some(offered, random.int(3, 5)));
  return offered
    .filter((service) => chosen.has(service))
    .map((service, index) => ({ id: id * 10 + index + 1, boatId: id, ...service, quantity: 1 }));
}
