export { addDays, dayOf, daysBetween, daysOf, instantAt } from '../lib/calendar.ts';
