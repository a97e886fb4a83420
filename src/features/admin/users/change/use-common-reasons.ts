import { useLingui } from '@lingui/react/macro';
import type { UserChange } from '../../../../api/resources/admin/users.ts';
import type { CommonReason } from '../../../../forms/decision/decision.tsx';

/** Why people are usually changed so. */
export function useCommonReasons(change: UserChange): CommonReason[] {
  const { t } = useLingui();
  const asked = { label: t`Asked for it`, text: t`The person asked for it.` };
  if ('role' in change) {
    if (change.role === 'CUSTOMER') {
      return [
        asked,
        { label: t`Works here no more`, text: t`The person does not work with us any more.` },
      ];
    }
    return change.role === 'ADMIN'
      ? [{ label: t`New colleague`, text: t`The person works in the administration from now on.` }]
      : [
          asked,
          { label: t`Documents checked`, text: t`The documents were checked and are valid.` },
        ];
  }
  if (change.isActive) {
    return [
      asked,
      { label: t`Cleared up`, text: t`What led to the deactivation has been cleared up.` },
    ];
  }
  return [
    asked,
    { label: t`Two accounts`, text: t`The same person has two accounts; this one is not used.` },
    { label: t`Suspected fraud`, text: t`There is a suspicion of fraud; it is being looked into.` },
    { label: t`Broke the rules`, text: t`The terms of use were broken more than once.` },
  ];
}
