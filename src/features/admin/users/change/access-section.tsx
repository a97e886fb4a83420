import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { roleValues } from '../../../../api/contract/contract.ts';
import type { UserSummary } from '../../../../api/contract/types.ts';
import { type UserChange, userChangePreviewQuery } from '../../../../api/resources/admin/users.ts';
import { Decision } from '../../../../forms/decision/decision.tsx';
import { useInterrupted } from '../../../../forms/decision/decision-draft.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { PersonSection } from '../person/person-section.tsx';
import * as styles from './access.css.ts';
import { changeActs, changeName } from './change-words.ts';
import { useRefusalText } from './use-refusal-text.ts';
import { UserDecision } from './user-decision.tsx';

interface AccessSectionProps {
  user: UserSummary;
  /** Whether it is the administrator's own account. */
  isOwn: boolean;
}

/** What a person is and whether they may sign in, to be changed after a question. */
export function AccessSection({ user, isOwn }: AccessSectionProps) {
  const { i18n } = useLingui();
  const roles = roleValues.filter((role) => role !== user.role);
  const changes: UserChange[] = [...roles.map((role) => ({ role })), { isActive: !user.isActive }];
  const interrupted = useInterrupted(changes.map((change) => changeName(user.id, change)));
  const [asked, setAsked] = useState(
    changes.find((change) => changeName(user.id, change) === interrupted),
  );
  const refusalId = useId();
  // Whatever ends an administrator's work is refused for the same reasons: one question answers for all.
  const ending = useQuery({
    ...userChangePreviewQuery(user.id, { isActive: false }),
    enabled: user.role === 'ADMIN' && user.isActive,
  });
  const refusalText = useRefusalText();
  const refusal = ending.data?.refusal ?? (isOwn ? 'OWN_ACCOUNT' : null);
  const act = (change: UserChange, variant: 'secondary' | 'danger') => (
    <Button
      key={JSON.stringify(change)}
      variant={variant}
      size="small"
      disabled={refusal !== null}
      aria-describedby={refusal === null ? undefined : refusalId}
      onHoverStart={() => void Decision.preload()}
      onPress={() => setAsked(change)}
    >
      {i18n._(changeActs(change).label)}
    </Button>
  );
  return (
    <PersonSection title={<Trans>Role and access</Trans>}>
      <div className={styles.acts}>
        {roles.map((role) => act({ role }, 'secondary'))}
        {act({ isActive: !user.isActive }, user.isActive ? 'danger' : 'secondary')}
      </div>
      {refusal !== null && (
        <p id={refusalId} className={styles.refusal}>
          {refusalText(refusal)}
        </p>
      )}
      {asked && <UserDecision user={user} change={asked} onClose={() => setAsked(undefined)} />}
    </PersonSection>
  );
}
