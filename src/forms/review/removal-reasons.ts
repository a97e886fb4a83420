import { useLingui } from '@lingui/react/macro';
import type { ReasonQuestion } from '../decision/decision.tsx';
import { decisionReason } from './decision-reason.ts';
import { removalOf } from './removal-act.ts';

/** Why a review is removed, and what is often the reason. */
export function useRemovalReasons(reviewId: number): ReasonQuestion {
  const { t } = useLingui();
  return {
    ...decisionReason,
    act: removalOf(reviewId),
    label: t`Why it is deleted`,
    description: t`Only administrators read it, in the audit.`,
    common: [
      { label: t`Insult`, text: t`It insults a person.` },
      { label: t`Personal data`, text: t`It tells personal data of somebody.` },
      { label: t`Another boat or tour`, text: t`It is about another boat or tour.` },
      { label: t`Advertising`, text: t`It advertises something.` },
    ],
  };
}
