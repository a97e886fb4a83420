import { useQuery, useQueryClient } from '@tanstack/react-query';
import { knownBoatDays } from '../../../../api/resources/availabilities/known-days.ts';
import {
  boatCalendarQuery,
  boatTimeSlotsQuery,
} from '../../../../api/resources/availabilities/queries.ts';
import { fullHour } from '../../../../domain/trip/hours.ts';
import { isOver } from '../../../../domain/trip/is-over.ts';
import { type Slot, startHours } from './hours.ts';

interface Slots {
  /** `guess`: the hours are the usual ones, which the captain must confirm. */
  status: 'pending' | 'success' | 'guess' | 'error';
  slots: readonly Slot[];
  error: unknown;
  retry: () => void;
}

/**
 * The hours of a day of a boat, `YYYY-MM-DD`. Where they cannot be had, every hour of a day that is
 * open is offered as a guess.
 */
export function useSlots(boatId: number, date: string): Slots {
  const asked = useQuery(boatTimeSlotsQuery(boatId, date));
  const isRefused = asked.isError && !asked.isFetching;
  const queryClient = useQueryClient();
  // What the calendar above shows needs no asking.
  const known = () => knownBoatDays(queryClient, boatId, date, date);
  const day = useQuery({
    ...boatCalendarQuery(boatId, date, date),
    initialData: () => known()?.days,
    initialDataUpdatedAt: () => known()?.updatedAt,
  });
  const open = day.data?.[0]?.isInstantConfirmation ? 'instant' : 'available';
  function slot(startTime: string, isTaken: boolean): Slot {
    const state = isTaken ? 'unavailable' : open;
    const hour = Number(startTime.slice(0, 2));
    return { hour, state: isOver(date, startTime) ? 'past' : state };
  }
  const common = {
    error: asked.error,
    retry: () => void asked.refetch(),
  };
  if (asked.data) {
    const slots = asked.data.map(({ startTime, isAvailable }) => slot(startTime, !isAvailable));
    return { ...common, status: 'success', slots };
  }
  if (!isRefused || day.isLoading) return { ...common, status: 'pending', slots: [] };
  if (!day.data) return { ...common, status: 'error', slots: [] };
  return day.data[0]?.isAvailable
    ? { ...common, status: 'guess', slots: startHours.map((hour) => slot(fullHour(hour), false)) }
    : { ...common, status: 'success', slots: [] };
}
