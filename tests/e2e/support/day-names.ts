import { formatDate } from '../../../src/i18n/format.ts';
import type { Language } from './test.ts';

/** The beginning of the name of a day's button in any calendar; what the day is follows it. */
export const dayNamed = (day: string, language: Language = 'tr'): RegExp =>
  new RegExp(`(^|\\D)${formatDate(language, day)}`);
