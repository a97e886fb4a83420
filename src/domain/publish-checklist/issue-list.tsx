import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, EyeOff, Info, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PublishChecklist, PublishIssue, PublishSeverity } from '../../api/contract/types.ts';
import { link } from '../../ui/actions/link/link.css.ts';
import { IssueLink } from './issue-link.tsx';
import * as styles from './issue-list.css.ts';
import { issueTarget } from './issue-target.ts';
import { issueWords } from './issue-words.ts';

const severities: Record<PublishSeverity, { icon: LucideIcon; text: ReactNode }> = {
  BLOCKS: { icon: CircleAlert, text: <Trans>Keeps it from being published</Trans> },
  HIDES: { icon: EyeOff, text: <Trans>Guests do not find it or cannot book it</Trans> },
  WARNS: { icon: Info, text: <Trans>Can wait</Trans> },
};

interface IssueListProps {
  /** What the issues are of. */
  checklist: Pick<PublishChecklist, 'kind' | 'boatId' | 'tourId'>;
  /** The issues to show: those of the checklist, or some of them. */
  issues: readonly PublishIssue[];
  /** Whether the reader is the host, who alone can mend what is the host's own. */
  isHost: boolean;
}

/** What keeps a boat or tour from being published, found or paid for: what to do, and the way there. */
export function IssueList({ checklist, issues, isHost }: IssueListProps) {
  const { i18n } = useLingui();
  return (
    <ul className={styles.list}>
      {issues.map((issue) => {
        const { icon: Icon, text } = severities[issue.severity];
        const { wrong, toDo } = issueWords(i18n, issue, checklist.kind);
        const target = issueTarget(checklist, issue, { isHost });
        return (
          <li
            key={`${issue.code} ${issue.documentType} ${issue.documentId}`}
            className={styles.issue}
          >
            <Icon
              className={styles.icon[issue.severity]}
              aria-hidden="true"
              size={20}
              strokeWidth={1.75}
            />
            <div>
              <p className={styles.wrong}>{wrong}</p>
              <p className={styles.severity}>{text}</p>
              {target ? (
                <IssueLink target={target} className={styles.toDo}>
                  <span className={link}>{toDo}</span>
                </IssueLink>
              ) : (
                <p className={styles.toDo}>{toDo}</p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
