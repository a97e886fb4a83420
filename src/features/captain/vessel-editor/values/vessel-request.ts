import type {
  BoatCreate,
  BoatServiceDetails,
  BoatType,
  BoatUpdate,
} from '../../../../api/contract/types.ts';
import { withTag } from '../../../../forms/editor/tags/tags.ts';
import { dayPlanStops } from './day-plan.ts';
import { type ServiceRow, sameAsDeparture, type VesselValues } from './vessel-values.ts';

type Said = Omit<BoatUpdate, 'id' | 'ownerId' | 'model' | 'imageIdsToRemove'>;

const orNull = (text: string) => text.trim() || null;

/** A row that nobody has written anything into: as good as none. */
export function isBlankService({ id, name, description, price }: ServiceRow): boolean {
  return id === null && name.trim() === '' && description.trim() === '' && price === null;
}

/** What a row says of its service, without spaces around it. */
export function serviceDetails(row: ServiceRow): BoatServiceDetails {
  return {
    name: row.name.trim(),
    description: orNull(row.description),
    serviceType: row.serviceType,
    // An empty price passes no check.
    price: row.price ?? Number.NaN,
    quantity: row.quantity ?? 1,
  };
}

/** The features on board, with one that was typed and not added. */
export function allFeatures({ features, featureText }: VesselValues): string[] {
  return withTag(features, featureText);
}

function rulesOf(values: VesselValues): BoatUpdate['rules'] {
  const rules = {
    smoking: values.smoking || null,
    pets: values.pets || null,
    alcohol: values.alcohol || null,
    music: values.music || null,
    additionalRules: orNull(values.additionalRules),
  };
  return Object.values(rules).some((rule) => rule !== null) ? rules : null;
}

function inclusionsOf(values: VesselValues): BoatUpdate['inclusions'] {
  const inclusions = {
    fuel: values.fuelInclusion || null,
    food: values.foodInclusion || null,
    drinks: values.drinksInclusion || null,
    towels: values.towelsInclusion || null,
    cleaning: values.cleaningInclusion || null,
    harbourFees: values.harbourFeesInclusion || null,
  };
  return Object.values(inclusions).some((one) => one !== null) ? inclusions : null;
}

/** What the form says of the boat itself, as the contract names it. What is empty is null. */
export function boatSaid(values: VesselValues): Said {
  const departurePoint = orNull(values.departurePoint);
  const isSame = values.returnPoint === sameAsDeparture;
  return {
    name: values.name.trim(),
    type: values.type as BoatType, // an empty choice passes no check
    brandModel: orNull(values.brandModel),
    ...(values.buildYear !== null && { buildYear: values.buildYear }),
    manufacturer: orNull(values.manufacturer),
    organizationTypes: withTag(values.organizationTypes, values.organizationText),
    length: values.length,
    width: values.width,
    // Empty figures pass no check.
    capacity: values.capacity ?? Number.NaN,
    dailyPrice: values.dailyPrice ?? Number.NaN,
    hourlyPrice: values.hourlyPrice,
    diningCapacity: values.diningCapacity,
    cabins: values.cabins,
    bathrooms: values.bathrooms,
    toiletCount: values.toiletCount,
    crew: values.crew,
    captainIncluded: values.captainIncluded,
    maxSpeed: values.maxSpeed,
    fuelType: values.fuelType || null,
    flag: orNull(values.flag),
    material: orNull(values.material),
    location: values.location.trim(),
    latitude: values.latitude,
    longitude: values.longitude,
    departurePoint,
    returnPoint: isSame ? departurePoint : orNull(values.returnPoint),
    shortDescription: orNull(values.shortDescription),
    description: orNull(values.description),
    rules: rulesOf(values),
    inclusions: inclusionsOf(values),
    dayPlan: dayPlanStops(values.dayPlan),
  };
}

/** A new boat with its features and services; its photos and documents follow once it has an id. */
export function boatCreate(values: VesselValues): BoatCreate {
  const said = boatSaid(values);
  return {
    ...said,
    model: said.brandModel ?? null,
    ...(said.buildYear !== undefined && { year: said.buildYear }),
    status: 'INACTIVE',
    features: allFeatures(values).map((featureName) => ({ featureName })),
    services: values.services.filter((row) => !isBlankService(row)).map(serviceDetails),
  };
}
