import { client } from '../../client.ts';
import type {
  Availability,
  AvailabilityBatchChange,
  AvailabilityCreate,
  AvailabilityUpdate,
} from '../../contract/types.ts';
import { idempotencyHeader } from '../../pipeline/idempotency-key.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { ifMatch, type Versioned, versioned } from '../../versioned.ts';

interface BatchRequest {
  changes: readonly AvailabilityBatchChange[];
  /** One per contents: sent again after a failure, the days change once. */
  idempotencyKey: string;
}

/**
 * Opens, closes, prices or deletes days of one's boats and tours in one go. Answers the outcome of each day; a day
 * that is refused does not keep the others from changing. Rejects with an ApiError: 403 for a boat of
 * somebody else, which refuses them all.
 */
export function updateAvailabilities({ changes, idempotencyKey }: BatchRequest) {
  return unwrap(
    client.POST('/availabilities/batch', {
      body: { isPreview: false, changes: [...changes] },
      params: { header: { [idempotencyHeader]: idempotencyKey } },
    }),
  );
}

/** What `updateAvailabilities` would answer; nothing changes. */
export function previewAvailabilities(
  changes: readonly AvailabilityBatchChange[],
  signal?: AbortSignal,
) {
  return unwrap(
    client.POST('/availabilities/batch', {
      body: { isPreview: true, changes: [...changes] },
      signal: signal ?? null,
    }),
  );
}

interface DayRequest {
  entry: AvailabilityCreate;
  /** One per contents: sent again after a failure, the day is entered once. */
  idempotencyKey: string;
}

/** Opens or closes one day. Rejects with an ApiError: 409 when the day has an entry already. */
export function createAvailability({ entry, idempotencyKey }: DayRequest): Promise<Availability> {
  return unwrap(
    client.POST('/availabilities', {
      body: entry,
      params: { header: { [idempotencyHeader]: idempotencyKey } },
    }),
  );
}

interface PeriodRequest {
  period: ({ boatId: number } | { tourId: number }) & {
    startDate: string;
    endDate: string;
    isAvailable: boolean;
    priceOverride?: number;
    isInstantConfirmation: boolean;
  };
  /** One per contents, as above. */
  idempotencyKey: string;
}

/**
 * Enters every day of a period, both ends counted. Rejects with an ApiError: 409 when one of the days
 * has an entry already; nothing is entered then.
 */
export function createAvailabilityPeriod(request: PeriodRequest): Promise<Availability[]> {
  return unwrap(
    client.POST('/availabilities/period', {
      params: {
        query: request.period,
        header: { [idempotencyHeader]: request.idempotencyKey },
      },
    }),
  );
}

interface UpdateRequest {
  entry: AvailabilityUpdate;
  /** The version that was read; a later one is not overwritten. */
  version: string | undefined;
  /** One per contents, as above. */
  idempotencyKey: string;
}

/** Replaces what an entry says. Rejects with an ApiError: 412 when somebody changed it meanwhile. */
export function updateAvailability(request: UpdateRequest): Promise<Versioned<Availability>> {
  const { entry, version, idempotencyKey } = request;
  return versioned(
    client.PUT('/availabilities', {
      body: entry,
      params: { header: { [idempotencyHeader]: idempotencyKey, ...ifMatch(version) } },
    }),
  );
}
