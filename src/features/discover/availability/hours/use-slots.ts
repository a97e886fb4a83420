import { useQuery } from '@tanstack/react-query';
import {
  boatCalendarQuery,
  boatTimeSlotsQuery,
} from '../../../../api/resources/availabilities/queries.ts';
import { type Slot, startHours } from './hours.ts';

interface Slots {
  /** `guess`: the hours are the usual ones, which the captain must confirm. */
  status: 'pending' | 'success' | 'guess' | 'error';
  slots: readonly Slot[];
  error: unknown;
  retry: () => void;
}

const everyHour: readonly Slot[] = startHours.map((hour) => ({ hour, isFree: true }));

/**
 * The hours of a day of a boat, `YYYY-MM-DD`. Where they cannot be had, every hour of a day that is
 * open is offered as a guess.
 */
export function useSlots(boatId: number, date: string): Slots {
  const asked = useQuery(boatTimeSlotsQuery(boatId, date));
  const isRefused = asked.isError && !asked.isFetching;
  const day = useQuery({ ...boatCalendarQuery(boatId, date, date), enabled: isRefused });
  const known = {
    error: asked.error,
    retry: () => void asked.refetch(),
  };
  if (asked.data) {
    const slots = asked.data.map(({ startTime, isAvailable }) => ({
      hour: Number(startTime.slice(0, 2)),
      isFree: isAvailable,
    }));
    return { ...known, status: 'success', slots };
  }
  if (!isRefused || day.isLoading) return { ...known, status: 'pending', slots: [] };
  if (!day.data) return { ...known, status: 'error', slots: [] };
  return day.data[0]?.isAvailable
    ? { ...known, status: 'guess', slots: everyHour }
    : { ...known, status: 'success', slots: [] };
}
