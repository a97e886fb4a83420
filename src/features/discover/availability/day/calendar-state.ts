import type { CalendarRenderProps } from 'react-aria-components/Calendar';
import type { RangeCalendarRenderProps } from 'react-aria-components/RangeCalendar';

/** What React Aria knows of a calendar, of one day or of days in a row. */
export type CalendarState = CalendarRenderProps['state'] | RangeCalendarRenderProps['state'];
