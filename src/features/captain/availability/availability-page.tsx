import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { TimelineBoat } from '../../../api/contract/types.ts';
import { ownerTimelineQuery } from '../../../api/resources/availabilities/host-queries.ts';
import { useToday } from '../../../domain/calendar/use-today.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { monthAfter, monthOf, monthRange } from '../../../lib/calendar-month.ts';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.tsx';
import { lazyComponent } from '../../../ui/loading/lazy/lazy-component.tsx';
import type { AvailabilityView } from './availability-views.ts';
import { OffersFrame } from './offers-frame.tsx';

const BoatAvailability = lazyComponent(() => import('./boat-availability.tsx'));

interface AvailabilityPageProps {
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
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  const month = props.month ?? monthOf(today);
  const { first, last } = monthRange(month);
  const timeline = useInfiniteQuery({
    ...ownerTimelineQuery(hostId, first, last),
    // Another month is of the same boats: they stay while it is on the way.
    placeholderData: (before, query) => (query?.queryKey[2] === hostId ? before : undefined),
  });
  const boats = timeline.data?.pages.flatMap((page) => page.boats);
  const boat = boats?.find((each) => (boatId === undefined ? true : each.boatId === boatId));

  return (
    <OffersFrame
      kicker={<Trans>Availability Management</Trans>}
      title={
        view === 'calendar' ? format.date(`${month}-01`, 'month') : (boat?.boatName ?? t`My boats`)
      }
      kind="boat"
      offers={boats?.map(({ boatId: id, boatName: name }) => ({ id, name }))}
      chosen={boat?.boatId}
      onChoose={(id) => onChange({ boat: id })}
      onTurn={
        view === 'calendar' ? (count) => onChange({ month: monthAfter(month, count) }) : undefined
      }
      query={timeline}
      failed={<Trans>The boats could not be loaded</Trans>}
      none={
        <EmptyState title={<Trans>You have no boat yet</Trans>} action={addBoat}>
          <Trans>Once your first boat is there, you open its days and set its prices here.</Trans>
        </EmptyState>
      }
      unknown={
        <EmptyState title={<Trans>This boat is not among yours</Trans>}>
          <Trans>Choose one of your boats above.</Trans>
        </EmptyState>
      }
    >
      {boat && boats && (
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
      )}
    </OffersFrame>
  );
}
