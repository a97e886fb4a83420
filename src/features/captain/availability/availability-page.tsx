import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { TimelineBoat } from '../../../api/contract/types.ts';
import { failureOf } from '../../../api/errors/messages.ts';
import { ownerTimelineQuery } from '../../../api/resources/availabilities/host-queries.ts';
import { useToday } from '../../../domain/calendar/use-today.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { monthAfter, monthOf, monthRange } from '../../../lib/calendar-month.ts';
import { MonthArrows } from '../../../ui/dates/month-arrows/month-arrows.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.tsx';
import { ErrorDisplay } from '../../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { lazyComponent } from '../../../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../../../ui/loading/lazy/lazy-section.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { visuallyHidden } from '../../../ui/theme/global.css.ts';
import * as styles from './availability-page.css.ts';
import type { AvailabilityView } from './availability-views.ts';
import { OfferChoice } from './offer-choice.tsx';

const BoatAvailability = lazyComponent(() => import('./boat-availability.tsx'));

export interface AvailabilityPageProps {
  /** The captain whose boats they are. */
  hostId: number;
  /** The id of the chosen boat; the first of them when left out. */
  boatId: number | undefined;
  view: AvailabilityView;
  /** `YYYY-MM`; the current month when left out. */
  month: string | undefined;
  /** Called with what changes of the address. */
  onChange: (part: { boat?: number; view?: AvailabilityView; month?: string }) => void;
  /** Ways on that another task brings: all boats at once, files for calendars. */
  ways?: (boat: TimelineBoat) => ReactNode;
  /** Where a captain without boats adds the first. */
  addBoat: ReactNode;
}

/** `/captain/availability`: when a boat can be had and at what price, day by day. */
export function AvailabilityPage(props: AvailabilityPageProps) {
  const { hostId, boatId, view, onChange, ways, addBoat } = props;
  const { i18n, t } = useLingui();
  const format = useFormat();
  const today = useToday();
  const month = props.month ?? monthOf(today);
  const { first, last } = monthRange(month);
  const timeline = useInfiniteQuery({
    ...ownerTimelineQuery(hostId, first, last),
    // Another month is of the same boats: they stay while it is on the way.
    placeholderData: (before, query) => (query?.queryKey[2] === hostId ? before : undefined),
  });
  const boats = timeline.data?.pages.flatMap((page) => page.boats) ?? [];
  const boat = boats.find((each) => (boatId === undefined ? true : each.boatId === boatId));
  const turn = (count: number) => onChange({ month: monthAfter(month, count) });

  return (
    <div className={styles.page}>
      <PageHeader
        above={
          <p className={styles.kicker}>
            <Trans>Availability Management</Trans>
          </p>
        }
        title={
          view === 'calendar'
            ? format.date(`${month}-01`, 'month')
            : (boat?.boatName ?? t`My boats`)
        }
      />
      {boats.length > 0 && (
        <div className={styles.ways}>
          <OfferChoice
            kind="boat"
            offers={boats.map(({ boatId: id, boatName: name }) => ({ id, name }))}
            chosen={boat?.boatId}
            onChoose={(id) => onChange({ boat: id })}
          />
          {view === 'calendar' && (
            <div className={styles.arrows}>
              <MonthArrows onTurn={turn} />
            </div>
          )}
        </div>
      )}
      {timeline.isError && !timeline.data && (
        <ErrorDisplay
          {...failureOf(i18n, timeline.error)}
          message={
            <>
              <Trans>The boats could not be loaded</Trans>.{' '}
              {failureOf(i18n, timeline.error).message}
            </>
          }
          pending={timeline.isFetching}
          onRetry={() => void timeline.refetch()}
        />
      )}
      {timeline.isPending && (
        <>
          <p role="status" className={visuallyHidden}>
            <Trans>Loading…</Trans>
          </p>
          <Skeleton height="560px" />
        </>
      )}
      {timeline.data && boats.length === 0 && (
        <EmptyState title={<Trans>You have no boat yet</Trans>} action={addBoat}>
          <Trans>Once your first boat is there, you open its days and set its prices here.</Trans>
        </EmptyState>
      )}
      {boats.length > 0 && !boat && (
        <EmptyState title={<Trans>This boat is not among yours</Trans>}>
          <Trans>Choose one of your boats above.</Trans>
        </EmptyState>
      )}
      {boat && (
        <LazySection placeholder={<Skeleton height="560px" />}>
          <BoatAvailability
            key={boat.boatId}
            boat={boat}
            hostId={hostId}
            view={view}
            month={month}
            today={today}
            onChange={onChange}
            ways={ways?.(boat)}
            boats={boats}
          />
        </LazySection>
      )}
    </div>
  );
}
