import * as v from 'valibot';
import { persistedStore, usePersisted } from '../../device/persisted-store.ts';

const singleKeys = persistedStore('singleKeys', v.boolean(), true);

/**
 * Whether single letters act on this device. They can be switched off, as WCAG 2.1.4 asks: who dictates
 * would otherwise decide by a word.
 */
export function useSingleKeys(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  return [usePersisted(singleKeys, true), singleKeys.set];
}
