import type { Text } from '../../rules/common/refusal.ts';
import type { Schemas } from '../../store/records.ts';

/** The answer to an action that took place and returns no record, in the caller's language. */
export function acknowledgement(language: keyof Text, text: Text): Schemas['Acknowledgement'] {
  return { success: true, message: text[language] };
}

/** What is said once a password has been changed by somebody who knew it. */
export const PASSWORD_CHANGED: Text = {
  tr: 'Şifreniz güncellendi.',
  en: 'Your password has been changed.',
};
