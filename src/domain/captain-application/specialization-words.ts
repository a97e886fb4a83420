import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * What captains most often say they are good at, by the words that are sent: the contract knows no
 * list of them, and captains' pages show them as they stand.
 */
export const specializations: Readonly<Record<string, MessageDescriptor>> = {
  'Mavi yolculuk': msg`Blue voyages`,
  'Günlük tekne turları': msg`Day trips by boat`,
  Yelken: msg({ message: 'Sailing', context: 'what a captain is good at' }),
  'Yelken eğitimi': msg`Sailing lessons`,
  'Dalış turları': msg`Diving trips`,
  'Balık turları': msg`Fishing trips`,
  'Su sporları': msg`Water sports`,
  'Doğa yürüyüşleri': msg`Nature walks`,
  'Kültür turları': msg`Culture tours`,
  'Çocuklu aileler': msg`Families with children`,
};
