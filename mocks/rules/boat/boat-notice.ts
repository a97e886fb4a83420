import type { BoatRecord } from '../../store/records.ts';
import type { Notice } from '../message/notify.ts';

/** What an owner is told of a boat that was added. */
export function addedNotice({ id, name }: Pick<BoatRecord, 'id' | 'name'>): Notice {
  return {
    type: 'BOAT_CREATED',
    subject: { kind: 'BOAT', id },
    title: { tr: 'Tekneniz eklendi', en: 'Your boat was added' },
    message: {
      tr: `${name} filonuza eklendi. Belgelerini yükledikten sonra yayınlayabilirsiniz.`,
      en: `${name} joined your fleet. You can publish it once its documents are uploaded.`,
    },
  };
}
