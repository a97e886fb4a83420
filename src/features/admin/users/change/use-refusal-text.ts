import { useLingui } from '@lingui/react/macro';
import type { FailureCode } from '../../../../api/errors/api-error.ts';

/** Why the service refuses a change of a person, by its code; undefined for any other code. */
export function useRefusalText() {
  const { t } = useLingui();
  return (code: FailureCode): string | undefined => {
    if (code === 'OWN_ACCOUNT') {
      return t`This is your own account. Another administrator has to change your role or deactivate you, so that nobody locks themselves out.`;
    }
    if (code === 'LAST_ADMINISTRATOR') {
      return t`This is the last active administrator. Make somebody else an administrator first; otherwise nobody could get in any more.`;
    }
    return undefined;
  };
}
