import { Trans, useLingui } from '@lingui/react/macro';
import type { CaptainApplication } from '../../../api/contract/types.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Timeline, type TimelineItem } from '../../../ui/content/timeline/timeline.tsx';
import * as styles from './application-page.css.ts';

/** The way from an application to the first guest, and how far along it somebody is. */
export function ApplicationSteps({ application }: { application: CaptainApplication | null }) {
  const { t } = useLingui();
  const format = useFormat();
  const status = application?.status;
  const items: TimelineItem[] = [
    {
      id: 'sent',
      state: application ? 'done' : 'current',
      title: application ? <Trans>Application sent</Trans> : <Trans>You apply</Trans>,
      time: application && format.instant(application.createdAt),
      content: application ? undefined : (
        <Trans>Licence, business and documents: about ten minutes.</Trans>
      ),
    },
    {
      id: 'review',
      state:
        status === 'PENDING'
          ? 'current'
          : status === 'APPROVED'
            ? 'done'
            : status === 'REJECTED'
              ? 'failed'
              : 'ahead',
      title:
        status === 'REJECTED' ? (
          <Trans>Application rejected</Trans>
        ) : status === 'APPROVED' ? (
          <Trans>Application approved</Trans>
        ) : (
          <Trans>We review it</Trans>
        ),
      time: application?.reviewedAt ? format.instant(application.reviewedAt) : undefined,
      content:
        status === 'APPROVED' || status === 'REJECTED' ? undefined : (
          <Trans>Within 3 business days at the latest. We will e-mail you.</Trans>
        ),
    },
    {
      id: 'captain',
      state: status === 'APPROVED' ? 'current' : 'ahead',
      title: <Trans>You add your boats and tours</Trans>,
      content: <Trans>In the captain’s panel: pictures, prices, free days.</Trans>,
    },
  ];
  return (
    <aside className={styles.aside} aria-labelledby="how-it-goes">
      <h2 id="how-it-goes" className={styles.heading}>
        <Trans>How it works</Trans>
      </h2>
      <Timeline label={t`How it works`} items={items} />
    </aside>
  );
}
