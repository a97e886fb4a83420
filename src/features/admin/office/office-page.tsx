import { Trans } from '@lingui/react/macro';
import { useToday } from '../../../domain/calendar/use-today.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { useIdle } from '../../../ui/loading/idle/use-idle.ts';
import { lazyComponent } from '../../../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../../../ui/loading/lazy/lazy-section.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { Activity } from './activity/activity.tsx';
import { Figures } from './figures/figures.tsx';
import * as styles from './office-page.css.ts';
import { Queues } from './queues/queues.tsx';
import { readOfficeSearch } from './search-params.ts';

// Far down, and heavy.
const Trends = lazyComponent(() => import('./trends/trends.tsx'));

interface OfficePageProps {
  /** What the address holds after its question mark. */
  search: Readonly<Record<string, unknown>>;
  onSearch: (next: Record<string, unknown>) => void;
}

/** `/admin`: what waits, how much there is, what happened lately and how it goes. */
export function OfficePage({ search, onSearch }: OfficePageProps) {
  const today = useToday();
  const format = useFormat();
  const isIdle = useIdle();
  const { activity, days } = readOfficeSearch(search);
  const place = <Skeleton height="720px" />;
  return (
    <>
      <PageHeader title={<Trans>Office</Trans>} lead={format.date(today, 'full')} />
      <div className={styles.page}>
        <div className={styles.columns}>
          <div className={styles.column}>
            <Queues />
            <Figures today={today} />
          </div>
          <Activity
            today={today}
            type={activity}
            onType={(next) => onSearch({ ...search, activity: next })}
          />
        </div>
        {isIdle ? (
          <LazySection placeholder={place}>
            <Trends days={days ?? 30} onDays={(next) => onSearch({ ...search, days: next })} />
          </LazySection>
        ) : (
          place
        )}
      </div>
    </>
  );
}
