import { msg } from '@lingui/core/macro';
import type { RuleTexts } from '../../../../forms/schema-errors.ts';

/** What is said about a password, wherever one is typed. */
export const passwordTexts: RuleTexts = {
  required: msg`Password is required`,
  min_length: (limit) => msg`Password must be at least ${limit} characters`,
};
