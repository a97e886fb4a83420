import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PublishChecklist } from '../../../../api/contract/types.ts';
import { ownerPublishChecklistsQuery } from '../../../../api/resources/publish-checklists/queries.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { IssueList } from '../../../../domain/publish-checklist/issue-list.tsx';
import { QuerySection } from '../../../../domain/query/query-section.tsx';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { PlainSection } from '../../../../ui/page/plain-section/plain-section.tsx';
import { hint } from '../today-page.css.ts';
import * as styles from './issues.css.ts';
import { type IssueGroup, issueGroups } from './shown-issues.ts';

/** How many boats and tours are shown before somebody asks for the others. */
const SHOWN = 3;

/** What keeps boats and tours from being found, booked or paid out: what to do, and the way there. */
export default function Issues({ hostId }: { hostId: number }) {
  const result = useQuery({ ...ownerPublishChecklistsQuery(hostId), retryOnMount: false });
  return (
    <PlainSection title={<Trans>What keeps you from being found</Trans>}>
      <QuerySection result={result} skeleton={<Skeleton height="240px" />}>
        {(checklists) => <Groups checklists={checklists} hostId={hostId} />}
      </QuerySection>
    </PlainSection>
  );
}

interface GroupsProps {
  checklists: readonly PublishChecklist[];
  hostId: number;
}

function Groups({ checklists, hostId }: GroupsProps) {
  const isHost = useSession()?.id === hostId;
  const [isWhole, setWhole] = useState(false);
  const groups = issueGroups(checklists);
  const left = groups.length - SHOWN;
  if (groups.length === 0) {
    return (
      <p className={hint}>
        {checklists.length === 0 ? (
          <Trans>There is no boat or tour yet.</Trans>
        ) : (
          <Trans>Nothing. All boats and tours can be found and booked.</Trans>
        )}
      </p>
    );
  }
  return (
    <>
      <div className={styles.offers}>
        {(isWhole ? groups : groups.slice(0, SHOWN)).map((group) => (
          <Group key={groupKey(group)} group={group} isHost={isHost} />
        ))}
      </div>
      {left > 0 && !isWhole && (
        <Button variant="secondary" wide onPress={() => setWhole(true)}>
          <Trans>Show the others ({left})</Trans>
        </Button>
      )}
    </>
  );
}

function groupKey({ checklist }: IssueGroup): string {
  return checklist ? `${checklist.kind} ${checklist.boatId ?? checklist.tourId}` : 'host';
}

function Group({ group: { checklist, issues }, isHost }: { group: IssueGroup; isHost: boolean }) {
  return (
    <div className={styles.offer}>
      <h3 className={styles.name}>
        {checklist ? (
          (checklist.boatName ?? checklist.tourName)
        ) : (
          <Trans>All boats and tours</Trans>
        )}
      </h3>
      <IssueList
        checklist={checklist ?? { kind: 'BOAT', boatId: null, tourId: null }}
        issues={issues}
        isHost={isHost}
      />
    </div>
  );
}
