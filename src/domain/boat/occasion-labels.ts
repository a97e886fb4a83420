import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Occasions that captains name most, as they write them. */
export const occasionLabels = {
  'Mavi yolculuk': msg`Blue voyage`,
  'Gün batımı turu': msg`Sunset`,
  'Doğum günü': msg`Birthday`,
};

const labels = new Map<string, MessageDescriptor>(Object.entries(occasionLabels));

/** What an occasion is called; undefined for one that is to be shown as it was written. */
export const occasionLabel = (occasion: string): MessageDescriptor | undefined =>
  labels.get(occasion);
