import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PublishChecklist } from '../../../api/contract/types.ts';
import type { SectionResult } from '../../../api/use-hydrated-query.ts';
import { Button } from '../../../ui/actions/button/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { IssueList } from '../../publish-checklist/issue-list.tsx';
import { QuerySection } from '../../query/query-section.tsx';
import * as styles from './status.css.ts';
import type { StatusWords } from './status-words.ts';

interface StatusDetailsProps {
  status: StatusWords;
  /** Whether guests see it now. */
  isPublished: boolean;
  checklist: SectionResult<PublishChecklist>;
  /** Whether the reader is the host and not an administrator. */
  isHost: boolean;
  /** Why another status was not set. */
  failure: ReactNode;
  pending: boolean;
  /** Publishes it, or takes it back. */
  onSwitch: () => void;
}

/** What a status means, what keeps the boat or tour from being published or found, and the way to change it. */
export function StatusDetails(props: StatusDetailsProps) {
  const { status, isPublished, checklist, isHost, failure, pending, onSwitch } = props;
  const isBlocked = !isPublished && checklist.data?.canPublish === false;
  return (
    <div className={styles.details}>
      <div>
        <p className={styles.title}>{status.name}</p>
        <p className={styles.meaning}>{status.meaning}</p>
      </div>
      {failure}
      {isBlocked ? (
        <p className={styles.issues}>
          <Trans>Before it can be published, complete this:</Trans>
        </p>
      ) : (
        <Button
          variant={isPublished ? 'secondary' : 'sea'}
          size="small"
          wide
          pending={pending}
          onPress={onSwitch}
        >
          {isPublished ? (
            <Trans>Withdraw it</Trans>
          ) : (
            <Trans context="status of a vessel">Publish it</Trans>
          )}
        </Button>
      )}
      <QuerySection result={checklist} skeleton={<Skeleton height="64px" />}>
        {({ issues, ...of }) => {
          // That it is not published stands above.
          const open = issues.filter(({ code }) => code !== 'NOT_PUBLISHED');
          const blocking = open.filter(({ severity }) => severity === 'BLOCKS');
          const others = open.filter(({ severity }) => severity !== 'BLOCKS');
          return (
            <>
              {blocking.length > 0 && (
                <IssueList checklist={of} issues={blocking} isHost={isHost} />
              )}
              {others.length > 0 && (
                <>
                  <p className={styles.issues}>
                    <Trans>Worth looking after</Trans>
                  </p>
                  <IssueList checklist={of} issues={others} isHost={isHost} />
                </>
              )}
            </>
          );
        }}
      </QuerySection>
    </div>
  );
}
