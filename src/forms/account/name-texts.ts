import { msg } from '@lingui/core/macro';
import type { RuleTexts } from '../schema-errors.ts';

/** The rule for the name of a person, as the contract's pattern has it. */
export const nameTexts: RuleTexts = {
  regex: msg`Latin letters only, as in your passport; a space, hyphen or apostrophe may stand between them`,
};
