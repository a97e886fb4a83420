import { msg } from '@lingui/core/macro';
import { reviewDecisionLimits } from '../../api/contract/contract.ts';
import { vAdministrativeReason } from '../../api/contract/request-schemas.ts';
import type { ReasonQuestion } from '../decision/decision.tsx';

/** How a decision about a review asks for its reason; the words of the person's language come with it. */
export const decisionReason = {
  isRequired: true,
  rule: vAdministrativeReason,
  ruleTexts: { required: msg`Say why` },
  maxLength: reviewDecisionLimits.reason.maxLength,
} as const satisfies Partial<ReasonQuestion>;
