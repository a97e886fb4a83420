import type { Boat, BoatImage, BoatService } from '../../../../api/contract/types.ts';
import type { Versioned } from '../../../../api/versioned.ts';
import type { StoredRecord } from '../../../../forms/editor/save/save-record.ts';
import { calendarDay } from '../../../../i18n/format.ts';
import { boatSaid, isBlankService, serviceDetails } from '../values/vessel-request.ts';
import {
  newVessel,
  type ServiceRow,
  type VesselValues,
  vesselValues,
} from '../values/vessel-values.ts';

/** What of the form stands in the service by now, part by part. */
export interface StoredVessel extends StoredRecord<VesselValues> {
  /** The ids of the stored features by their names. */
  featureIds: Readonly<Record<string, number>>;
  images: readonly BoatImage[];
}

/** A boat as it was read or answered. */
export function storedVessel(boat: Versioned<Boat>): Versioned<StoredVessel> {
  const ids = boat.features.map(({ featureName, id }) => [featureName, id]);
  const featureIds = Object.fromEntries(ids);
  const { id, images, version } = boat;
  return { id, values: vesselValues(boat), featureIds, images, version };
}

/** A boat that is to be added. */
export function emptyVessel(): Versioned<StoredVessel> {
  const values = newVessel(calendarDay());
  return { id: undefined, values, featureIds: {}, images: [], version: undefined };
}

/** Whether the form says of the boat itself what is stored; its features and services aside. */
export function isBoatStored(values: VesselValues, stored: VesselValues): boolean {
  return JSON.stringify(boatSaid(values)) === JSON.stringify(boatSaid(stored));
}

/** Which stored features go, by id, and which names come; what only changed its case goes and comes. */
export function featureChanges(
  wanted: readonly string[],
  { featureIds }: Pick<StoredVessel, 'featureIds'>,
): { remove: { name: string; id: number }[]; add: string[] } {
  const stored = Object.entries(featureIds).map(([name, id]) => ({ name, id }));
  return {
    remove: stored.filter(({ name }) => !wanted.includes(name)),
    add: wanted.filter((name) => !(name in featureIds)),
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Which stored services go, which change, and which rows are new; blank rows are none. */
export function serviceChanges(
  rows: readonly ServiceRow[],
  stored: readonly ServiceRow[],
): { remove: number[]; change: ServiceRow[]; add: ServiceRow[] } {
  const before = new Map(stored.map((row) => [row.id, row]));
  return {
    remove: stored.flatMap(({ id }) =>
      id === null || rows.some((row) => row.id === id) ? [] : [id],
    ),
    change: rows.filter((row) => {
      const old = row.id === null ? undefined : before.get(row.id);
      return old !== undefined && !isSame(serviceDetails(row), serviceDetails(old));
    }),
    add: rows.filter((row) => row.id === null && !isBlankService(row)),
  };
}

const contentsOf = (row: ServiceRow) => JSON.stringify(serviceDetails(row));

/** Rows with the ids of the services that they have become; the answer need not be in their order. */
export function withServiceIds(
  rows: readonly ServiceRow[],
  created: readonly BoatService[],
  rowOf: (service: BoatService) => ServiceRow,
): ServiceRow[] {
  const left = created.map(rowOf);
  return rows.map((row) => {
    if (row.id !== null) return row;
    const index = left.findIndex((service) => contentsOf(service) === contentsOf(row));
    return left.splice(index, index === -1 ? 0 : 1)[0] ?? row;
  });
}
