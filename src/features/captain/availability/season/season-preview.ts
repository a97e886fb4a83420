import type { QueryClient } from '@tanstack/react-query';
import type { AvailabilityBatchDay } from '../../../../api/contract/types.ts';
import { boatRangeQuery } from '../../../../api/resources/availabilities/record-queries.ts';
import { dayKey } from '../batch/offer-days.ts';
import { previewChanges, previewStanding } from '../batch/send.ts';
import { type SeasonPlan, type SeasonWish, seasonPlan, yearOn } from './season-plan.ts';

/** Which season of which boats. */
interface SeasonChoice extends SeasonWish {
  boatIds: readonly number[];
  /** `YYYY-MM-DD`, both included. */
  start: string;
  end: string;
}

/** A season as it would be taken over. */
interface SeasonPreview {
  plan: SeasonPlan;
  /** The outcome of every day that is to change. */
  days: AvailabilityBatchDay[];
}

/** Reads the season and what stands a year on, and asks what taking it over would change. */
export async function previewSeason(
  queryClient: QueryClient,
  choice: SeasonChoice,
  today: string,
  signal: AbortSignal,
): Promise<SeasonPreview> {
  const { boatIds, start, end } = choice;
  const seasons = await Promise.all(
    boatIds.map((boatId) => queryClient.fetchQuery(boatRangeQuery(boatId, start, end))),
  );
  const entries = seasons.flat();
  const targets = entries.flatMap(({ boatId, date }) =>
    boatId === null ? [] : [{ boatId, date: yearOn(date) }],
  );
  const standing = await previewStanding(targets, signal);
  const plan = seasonPlan(
    entries,
    new Map(standing.map((day) => [dayKey(day), { state: day.before, isBooked: day.hasBookings }])),
    choice,
    today,
  );
  return { plan, days: await previewChanges(plan.changes, signal) };
}
