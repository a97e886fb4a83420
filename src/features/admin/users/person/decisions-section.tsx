import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { roleValues } from '../../../../api/contract/contract.ts';
import type { AuditEntry } from '../../../../api/contract/types.ts';
import { userDecisionsQuery } from '../../../../api/resources/admin/users.ts';
import { roleNames } from '../../../../domain/person/role-names.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import * as styles from './person.css.ts';
import { Newest, PersonSection } from './person-section.tsx';

/** What administrators have decided about a person: who, when and why. */
export function DecisionsSection({ userId }: { userId: number }) {
  const format = useFormat();
  const result = useQuery(userDecisionsQuery(userId));
  return (
    <PersonSection
      title={<Trans>Earlier decisions</Trans>}
      aside={
        result.data &&
        result.data.content.length > 0 && (
          <Link
            to="/admin/audit"
            search={{ recordType: 'USER', recordId: userId }}
            className={styles.all}
          >
            <Trans>In the audit</Trans>
          </Link>
        )
      }
    >
      <Newest result={result} empty={<Trans>Nothing has been decided about this person.</Trans>}>
        {(entry) => (
          <li key={entry.id} className={styles.row}>
            <strong>
              <Act entry={entry} />
            </strong>
            {entry.reason !== null && <span className={styles.words}>{entry.reason}</span>}
            <span className={`${styles.detail} ${styles.whole}`}>
              {format.instant(entry.createdAt)} · {entry.actor.fullName}
            </span>
          </li>
        )}
      </Newest>
    </PersonSection>
  );
}

/** In words; of acts that this version does not know, that something was changed. */
function Act({ entry: { act, before, after } }: { entry: AuditEntry }) {
  const { i18n } = useLingui();
  const roleName = (state: string | null) => {
    const role = roleValues.find((each) => each === state);
    return role ? i18n._(roleNames[role]) : (state ?? '');
  };
  switch (act) {
    case 'USER_ROLE_CHANGED': {
      const from = roleName(before);
      const to = roleName(after);
      return (
        <Trans>
          Role: {from} → {to}
        </Trans>
      );
    }
    case 'USER_ACTIVATED':
      return <Trans>Account activated</Trans>;
    case 'USER_DEACTIVATED':
      return <Trans>Account deactivated</Trans>;
    default:
      return <Trans>Account changed</Trans>;
  }
}
