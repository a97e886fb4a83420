import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { userStatusUpdateLimits } from '../../../../api/contract/contract.ts';
import { vAdministrativeReason } from '../../../../api/contract/request-schemas.ts';
import type { UserSummary } from '../../../../api/contract/types.ts';
import type { ApiError } from '../../../../api/errors/api-error.ts';
import {
  changedMeanwhile,
  changeUser,
  type UserChange,
  userChangePreviewQuery,
  userKey,
  userOverviewQuery,
} from '../../../../api/resources/admin/users.ts';
import { roleNames } from '../../../../domain/person/role-names.ts';
import { Decision, type FailureWords } from '../../../../forms/decision/decision.tsx';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { changeActs, changeName } from './change-words.ts';
import { Consequences } from './consequences.tsx';
import { useCommonReasons } from './use-common-reasons.ts';
import { useRefusalText } from './use-refusal-text.ts';

interface UserDecisionProps {
  user: UserSummary;
  change: UserChange;
  onClose: () => void;
}

type Access = Pick<UserSummary, 'role' | 'isActive'>;

const hasAccess = (user: Access, { role, isActive }: Access) =>
  user.role === role && user.isActive === isActive;

/** Asks whether a person is really to be changed, says what follows, and does it. */
export function UserDecision({ user, change, onClose }: UserDecisionProps) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  // The page behind may learn of another state while this one is being decided about.
  const [opened] = useState(user);
  const preview = useQuery(userChangePreviewQuery(opened.id, change));
  const refusalText = useRefusalText();
  const common = useCommonReasons(change);
  const words = changeActs(change);
  const wasSent = useRef(false);
  const { id, fullName } = opened;

  async function decide(reason: string | undefined) {
    const { user: now } = await queryClient.fetchQuery(userOverviewQuery(id));
    // The call takes no version; without this look a second administrator would undo the first unawares.
    const isAsOpened = hasAccess(now, opened);
    // An earlier try whose answer was lost has done it.
    const isDone = wasSent.current && hasAccess(now, { ...opened, ...change });
    if (!isAsOpened && !isDone) throw changedMeanwhile();
    wasSent.current = true;
    if (!isDone) await changeUser(id, change, reason);
    // It reaches boats, tours and lists everywhere.
    void queryClient.invalidateQueries();
    void notifySuccess(`${fullName}: ${i18n._(words.done)}`);
  }

  function explain({ code, status }: ApiError): FailureWords | undefined {
    const refused = refusalText(code);
    if (refused) return { text: refused, isFinal: true };
    if (code === 'RECORD_CHANGED') {
      const { user: now = opened } = queryClient.getQueryData(userOverviewQuery(id).queryKey) ?? {};
      const role = i18n._(roleNames[now.role]);
      const text = now.isActive
        ? t`Another administrator has changed this account meanwhile. It is now: ${role}, active. Who it was and why stands under the earlier decisions.`
        : t`Another administrator has changed this account meanwhile. It is now: ${role}, deactivated. Who it was and why stands under the earlier decisions.`;
      return { text, isFinal: true };
    }
    if (status === 404) return { text: t`This account does not exist any more.`, isFinal: true };
    return undefined;
  }

  return (
    <Decision
      title={`${fullName}: ${i18n._(words.label)}`}
      confirmLabel={i18n._(words.label)}
      tone={words.tone}
      failed={i18n._(words.failed)}
      isBlocked={preview.data === undefined || preview.data.refusal !== null}
      reason={{
        act: changeName(id, change),
        label: t`Reason`,
        description: t`It stays in the audit; the person does not read it.`,
        isRequired: true,
        rule: vAdministrativeReason,
        maxLength: userStatusUpdateLimits.reason.maxLength,
        common,
      }}
      onDecide={decide}
      explain={explain}
      onClose={() => {
        // What came to light meanwhile stands on the page then.
        void queryClient.invalidateQueries({ queryKey: userKey(id) });
        onClose();
      }}
    >
      <Consequences user={opened} change={change} preview={preview} />
    </Decision>
  );
}
