import * as v from 'valibot';
import { persistedStore, usePersisted } from '../../../../device/persisted-store.ts';

// By account: whoever signs in next on this device finds nobody else's words.
const none: Record<string, string[]> = {};
const answers = persistedStore('savedAnswers', v.record(v.string(), v.array(v.string())), none);

/**
 * The answers that an account keeps on this device, the newest first; no two are the same. `replaced` is
 * the one whose place a text takes.
 */
export function useSavedAnswers(userId: number) {
  const list = usePersisted(answers, none)[userId] ?? [];
  const keep = (texts: string[]) => answers.set({ ...answers.get(), [userId]: texts });
  return {
    list,
    save(text: string, replaced?: string) {
      const others = list.filter((one) => one !== text || one === replaced);
      keep(
        replaced === undefined
          ? [text, ...others]
          : others.map((one) => (one === replaced ? text : one)),
      );
    },
    remove: (text: string) => keep(list.filter((one) => one !== text)),
  };
}
