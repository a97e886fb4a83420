import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BoatSummary } from '../../../../api/contract/types.ts';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { boatPublishChecklistQuery } from '../../../../api/resources/publish-checklists/queries.ts';
import { IssueList } from '../../../../domain/publish-checklist/issue-list.tsx';
import { QuerySection } from '../../../../domain/query/query-section.tsx';
import { FailureNotice } from '../../../../forms/submission/failure-notice.tsx';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import * as styles from './status-popover.css.ts';
import { StatusChanged, useSetStatus } from './use-set-status.ts';
import { vesselStatuses } from './vessel-status.tsx';

interface StatusDetailsProps {
  vessel: BoatSummary;
  isHost: boolean;
  onDone: () => void;
}

/** What the status of a vessel means, what keeps it from being published or found, and the way to change it. */
export function StatusDetails({ vessel, isHost, onDone }: StatusDetailsProps) {
  const checklist = useQuery(boatPublishChecklistQuery(vessel.id));
  const setting = useSetStatus(vessel, onDone);
  const { name, meaning } = vesselStatuses[vessel.status];
  const isPublished = vessel.status === 'ACTIVE';
  const isBlocked = !isPublished && checklist.data?.canPublish === false;
  return (
    <div className={styles.details}>
      <div>
        <p className={styles.title}>{name}</p>
        <p className={styles.meaning}>{meaning}</p>
      </div>
      <Failure error={setting.error} />
      {isBlocked ? (
        <p className={styles.issues}>
          <Trans>Before it can be published, complete this:</Trans>
        </p>
      ) : (
        <Button
          variant={isPublished ? 'secondary' : 'sea'}
          size="small"
          wide
          pending={setting.isPending}
          onPress={() =>
            setting.mutate({ seen: vessel.status, wanted: isPublished ? 'INACTIVE' : 'ACTIVE' })
          }
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

/** Why the status was not set. */
function Failure({ error }: { error: unknown }): ReactNode {
  if (error instanceof StatusChanged) {
    return (
      <Notice tone="warning" role="alert" title={<Trans>Nothing was changed</Trans>}>
        <Trans>
          Somebody else has changed the status meanwhile. It is now:{' '}
          {vesselStatuses[error.status].name}
        </Trans>
      </Notice>
    );
  }
  // What is missing stands in the list below, each with its link.
  const isIncomplete = error instanceof ApiError && error.code === 'BOAT_INCOMPLETE';
  return (
    <FailureNotice
      error={error}
      title={isIncomplete ? <Trans>It cannot be published yet</Trans> : undefined}
    />
  );
}
