import { FIRST_DAY, isDay, LAST_DAY } from '../../control/values/limits.ts';
import { dayOf } from '../../rules/calendar/day.ts';

/**
 * The day on which sessions begin unless another one is asked for: one of summer, so that calendars,
 * bookings and earnings are those of a season whenever the mock is started, and always the same one, so
 * that two starts show the same.
 */
export const SEASON_DAY = '2026-06-12';

/** Stands for whatever day it really is. */
export const REAL_DAY = 'real';

/** How a day to start on is written, for whoever wrote it otherwise. */
export const START_DAYS = `Write one from ${FIRST_DAY} to ${LAST_DAY} as YYYY-MM-DD, or ${REAL_DAY}.`;

/** Whether a text says on which day sessions begin: a calendar day, or the real one. */
export const isStartDay = (text: string): boolean => text === REAL_DAY || isDay(text);

/** The calendar day in Istanbul that a session begins on; `realNow` in milliseconds since 1970. */
export const startDay = (start: string, realNow: number): string =>
  start === REAL_DAY ? dayOf(realNow) : start;
