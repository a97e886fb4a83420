import { useState } from 'react';
import { useSession } from '../../api/session/use-session.ts';
import { hasDraft } from '../draft/draft-storage.ts';
import { useKept } from '../draft/use-kept.ts';

/** Where a decision keeps what is typed: of one act on one record, by one person. */
const keyOf = (act: string, userId: number | undefined) => `${act} by ${userId}`;
const choiceKeyOf = (act: string, userId: number | undefined) => `${keyOf(act, userId)}, choice`;

/** The key of a decision's draft. Whoever signs in later on this device has another. */
export function useDecisionKey(act: string): string {
  const userId = useSession()?.id;
  // The session may end while the question stands there.
  const [key] = useState(keyOf(act, userId));
  return key;
}

/**
 * Which of some acts was left in the middle, by a session that ended or a reload: it is asked again at once,
 * with what was typed. An act is named as its `ReasonQuestion` names it.
 */
export function useInterrupted<Act extends string>(acts: readonly Act[]): Act | undefined {
  const userId = useSession()?.id;
  const [interrupted] = useState(() =>
    acts.find((act) => hasDraft(keyOf(act, userId)) || hasDraft(choiceKeyOf(act, userId))),
  );
  return interrupted;
}

/** One of several `choices` that a decision needs beside its reason, kept with it; `choose(null)` forgets it. */
export function useKeptChoice<Choice extends string>(
  act: string,
  choices: readonly Choice[],
): [chosen: Choice | null, choose: (choice: Choice | null) => void] {
  const userId = useSession()?.id;
  const [key] = useState(choiceKeyOf(act, userId));
  const [{ choice }, keep] = useKept(key, { choice: '' });
  return [choices.find((each) => each === choice) ?? null, (next) => keep({ choice: next ?? '' })];
}
