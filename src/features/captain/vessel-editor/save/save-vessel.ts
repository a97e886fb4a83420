import type {
  BoatCreate,
  BoatService,
  BoatServiceDetails,
} from '../../../../api/contract/types.ts';
import { ApiError, orApiError } from '../../../../api/errors/api-error.ts';
import {
  addBoatFeatures,
  deleteBoatFeature,
} from '../../../../api/resources/boat-features/mutations.ts';
import {
  addBoatServices,
  deleteBoatService,
  updateBoatService,
} from '../../../../api/resources/boat-services/mutations.ts';
import { createBoat, updateBoat } from '../../../../api/resources/boats/mutations.ts';
import type { PartOutcome, RecordPart } from '../../../../forms/editor/save/save-parts.ts';
import { type SaveSession, saveRecord } from '../../../../forms/editor/save/save-record.ts';
import { type CallMemory, onceOnly } from '../../../../forms/submission/once-only.ts';
import { allFeatures, boatCreate, boatSaid, serviceDetails } from '../values/vessel-request.ts';
import { serviceRow, type VesselValues } from '../values/vessel-values.ts';
import {
  featureChanges,
  isBoatStored,
  type StoredVessel,
  serviceChanges,
  storedVessel,
  withServiceIds,
} from './changes.ts';

export type SavedPart = 'boat' | 'features' | 'services' | 'photos' | 'documents';

/**
 * What adds something: nothing twice, though an answer is lost and something else is typed before the next save.
 * `memory` keeps the boat that was sent.
 */
export const createAdding = (memory: CallMemory) => ({
  boat: onceOnly(
    (boat: BoatCreate, idempotencyKey) => createBoat({ boat, idempotencyKey }),
    memory,
  ),
  features: onceOnly((added: { boatId: number; names: string[] }, idempotencyKey) =>
    addBoatFeatures({ ...added, idempotencyKey }),
  ),
  services: onceOnly((added: { boatId: number; services: BoatServiceDetails[] }, idempotencyKey) =>
    addBoatServices({ ...added, idempotencyKey }),
  ),
});

interface VesselSave {
  session: SaveSession<VesselValues, StoredVessel>;
  /** The same for every save of a form. */
  adding: ReturnType<typeof createAdding>;
  files: readonly RecordPart<SavedPart>[];
}

/** What is gone already need not go. */
async function gone(call: Promise<void>): Promise<void> {
  const failure = await orApiError(call);
  if (failure instanceof ApiError && failure.status !== 404) throw failure;
}

function ownRows(values: VesselValues, services: readonly BoatService[]): VesselValues {
  return { ...values, services: withServiceIds(values.services, services, serviceRow) };
}

/** Adds the boat, or changes what is said of it unless it is of another version. Rejects with an ApiError. */
async function saveBoat(task: VesselSave): Promise<boolean> {
  const { session, adding } = task;
  const { values, stored } = session;
  const { id } = stored;
  if (id === undefined) {
    const boat = boatCreate(values);
    const { sent, answer } = await adding.boat(boat);
    session.values = ownRows(values, answer.services);
    session.keep(storedVessel(answer));
    // It had been added by an earlier save, whose answer was lost.
    if (sent !== boat) await saveBoat(task);
    return true;
  }
  if (isBoatStored(values, stored.values)) return false;
  const said = boatSaid(values);
  const boat = { ...said, id, model: said.brandModel ?? null };
  const { version: seen } = stored;
  const updated = await session.keyed([boat, seen], (idempotencyKey) =>
    updateBoat({ boat, version: seen, idempotencyKey }),
  );
  // Features and services may have been changed elsewhere; only what the boat itself says was written.
  const { features, featureText, services } = stored.values;
  const { values: written, version } = storedVessel(updated);
  session.keep({ ...stored, values: { ...written, features, featureText, services }, version });
  return true;
}

async function saveFeatures(task: VesselSave, boatId: number): Promise<boolean> {
  const { session, adding } = task;
  const { remove, add } = featureChanges(allFeatures(session.values), session.stored);
  const put = (featureIds: Record<string, number>) => {
    const features = Object.keys(featureIds);
    const values = { ...session.stored.values, features };
    session.keep({ ...session.stored, values, featureIds });
  };
  for (const { name, id } of remove) {
    await gone(deleteBoatFeature(id));
    const { [name]: _, ...left } = session.stored.featureIds;
    put(left);
  }
  if (add.length > 0) {
    const wanted = { boatId, names: add };
    const { sent, answer } = await adding.features(wanted);
    const ids = answer.map(({ featureName, id }) => [featureName, id]);
    put({ ...session.stored.featureIds, ...Object.fromEntries(ids) });
    if (sent !== wanted) await saveFeatures(task, boatId);
  }
  return remove.length + add.length > 0;
}

async function saveServices(task: VesselSave, boatId: number): Promise<boolean> {
  const { session, adding } = task;
  const { values } = session;
  const { remove, change, add } = serviceChanges(values.services, session.stored.values.services);
  const put = (services: VesselValues['services']) =>
    session.keep({ ...session.stored, values: { ...session.stored.values, services } });
  for (const id of remove) {
    await gone(deleteBoatService(id));
    put(session.stored.values.services.filter((row) => row.id !== id));
  }
  for (const row of change) {
    if (row.id === null) continue;
    const changed = serviceRow(await updateBoatService({ ...serviceDetails(row), id: row.id }));
    put(session.stored.values.services.map((old) => (old.id === row.id ? changed : old)));
  }
  if (add.length > 0) {
    const wanted = { boatId, services: add.map(serviceDetails) };
    const { sent, answer } = await adding.services(wanted);
    session.values = ownRows(values, answer);
    put([...session.stored.values.services, ...answer.map(serviceRow)]);
    if (sent !== wanted) await saveServices(task, boatId);
  }
  return remove.length + change.length + add.length > 0;
}

/** Stores what differs from what is stored, part by part: `saveRecord` for a boat. */
export function saveVessel(task: VesselSave): Promise<PartOutcome<SavedPart>[]> {
  return saveRecord(task.session, { part: 'boat', save: () => saveBoat(task) }, [
    { part: 'features', save: (id) => saveFeatures(task, id) },
    { part: 'services', save: (id) => saveServices(task, id) },
    ...task.files,
  ]);
}
