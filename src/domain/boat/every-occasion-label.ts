import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { occasionLabel } from './occasion-labels.ts';

/** Occasions that boats are let for besides those that lists are narrowed by: lists need not load these. */
const further: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['Günlük tur', msg`Day trip`],
  ['Su sporları', msg`Water sports`],
  ['Düğün', msg`Wedding`],
  ['Nişan', msg`Engagement party`],
  ['Evlilik teklifi', msg`Marriage proposal`],
  ['Şirket yemeği', msg`Company dinner`],
  ['Balık avı', msg`Fishing trip`],
  ['Yelken eğitimi', msg`Sailing lessons`],
  ['Boğaz turu', msg`Bosphorus tour`],
]);

/** What an occasion is called on the page of a boat; undefined for one that is to be shown as it was written. */
export const everyOccasionLabel = (occasion: string): MessageDescriptor | undefined =>
  occasionLabel(occasion) ?? further.get(occasion);
