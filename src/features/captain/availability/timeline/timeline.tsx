import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { dayCount } from '../../../../lib/calendar-day.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { lazyComponent } from '../../../../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../../../../ui/loading/lazy/lazy-section.tsx';
import { media } from '../../../../ui/theme/media.ts';
import { useMedia } from '../../../../ui/theme/use-media.ts';
import { DAY_WIDTHS, type DayWidth } from './grid/sizes.ts';
import { TimelineGrid, type TimelineHandle } from './grid/timeline-grid.tsx';
import { Legend } from './legend.tsx';
import { editable } from './model/editable.ts';
import type { Row } from './model/rows.ts';
import { between, type Cell, isSameCell } from './model/selection.ts';
import type { DayRange } from './model/timeline-range.ts';
import { SelectionBar } from './selection-bar.tsx';
import * as styles from './timeline.css.ts';
import type { TimelineWays } from './timeline-ways.ts';
import { Toolbar } from './toolbar.tsx';

interface TimelineProps {
  hostId: number;
  rows: readonly Row[];
  range: DayRange;
  today: string;
  month: string | undefined;
  onMonth: (month: string | undefined) => void;
  ways: TimelineWays;
  /** Rows that the answer had no room for. */
  more: { count: number; isFetching: boolean; fetch: () => void };
}

const EditDays = lazyComponent(() => import('../edit/edit-days.tsx'));

/** Of the names, in pixels. */
const NAMES = 184;
const NAMES_ON_PHONE = 112;

/** The grid and what stands around it: months, legend, what is chosen. */
export function Timeline(props: TimelineProps) {
  const { hostId, rows, range, today, month, onMonth, ways, more } = props;
  const isPhone = useMedia(media.phone);
  const [chosenWidth, setWidth] = useState<DayWidth>();
  const dayWidth = chosenWidth ?? (isPhone ? DAY_WIDTHS[0] : DAY_WIDTHS[1]);
  const grid = useRef<TimelineHandle>(null);
  const firstDay = month === undefined || month === today.slice(0, 7) ? today : `${month}-01`;
  const [shownMonth, setShownMonth] = useState(firstDay.slice(0, 7));
  const todayIndex = dayCount(range.startDate, today) - 1;
  const [{ active, anchor }, setChoice] = useState<{ active: Cell; anchor?: Cell | undefined }>(
    () => ({ active: { row: 0, day: Math.max(0, dayCount(range.startDate, firstDay) - 1) } }),
  );
  const chosen = anchor && between(anchor, active);
  const selection = chosen && editable(rows, chosen, range, today);
  const [isEditing, setEditing] = useState(false);
  const panel = useRef<HTMLDivElement>(null);

  function choose(nextActive: Cell, nextAnchor: Cell | undefined) {
    setChoice({ active: nextActive, anchor: nextAnchor });
    const next = nextAnchor && between(nextAnchor, nextActive);
    // The panel goes on with other days, as long as there is something to change.
    if (!next || !editable(rows, next, range, today)) setEditing(false);
  }
  function closeEditor() {
    setEditing(false);
    grid.current?.focus();
  }
  function show(next: string) {
    const isHeld = `${next}-01` >= range.startDate && `${next}-28` <= range.endDate;
    onMonth(next === today.slice(0, 7) ? undefined : next);
    if (isHeld) grid.current?.show(`${next}-01`);
  }
  function enter(cell: Cell) {
    const row = rows[cell.row];
    // The dates of a tour are changed in its own calendar.
    if (row?.kind === 'tour') return ways.openTour(row.id);
    if (!row) return;
    if (cell.day < 0) return ways.openBoat(row.id);
    const [bar] = row.bars.filter(({ first, last }) => first <= cell.day && last >= cell.day);
    const isOneDay = !anchor || isSameCell(anchor, cell);
    if (bar && isOneDay) return ways.openBooking(bar.booking.bookingId);
    if (!anchor) choose(cell, cell);
    if (isEditing) panel.current?.querySelector('section')?.focus();
    setEditing(true);
  }

  return (
    <div className={styles.timeline}>
      <Toolbar
        today={today}
        month={shownMonth}
        onMonth={show}
        onToday={() => {
          onMonth(undefined);
          grid.current?.show(today);
        }}
        dayWidth={dayWidth}
        onDayWidth={setWidth}
      />
      <Legend inThousands={dayWidth < DAY_WIDTHS[1]} />
      <div className={isEditing ? styles.bodyWithPanel : styles.body}>
        <TimelineGrid
          ref={grid}
          rows={rows}
          range={range}
          today={today}
          firstDay={firstDay}
          dayWidth={dayWidth}
          namesWidth={isPhone ? NAMES_ON_PHONE : NAMES}
          anchor={anchor}
          active={active}
          onChoose={choose}
          onEnter={enter}
          onMonth={setShownMonth}
          bookingHref={ways.bookingHref}
          boatHref={ways.boatHref}
          tourHref={ways.tourHref}
          onFollow={({ dataset }) => {
            if (dataset.booking) ways.openBooking(Number(dataset.booking));
            if (dataset.boat) ways.openBoat(Number(dataset.boat));
            if (dataset.tour) ways.openTour(Number(dataset.tour));
          }}
        />
        {isEditing && selection && (
          <div ref={panel} className={styles.panel}>
            <LazySection placeholder={<Skeleton height="420px" />}>
              <EditDays
                selection={selection}
                hostId={hostId}
                autoFocus
                onSaved={() => undefined}
                onClose={closeEditor}
              />
            </LazySection>
          </div>
        )}
      </div>
      {more.count > 0 && (
        <Button variant="secondary" wide pending={more.isFetching} onPress={more.fetch}>
          <Trans>Show the other {more.count} boats and tours</Trans>
        </Button>
      )}
      {rows.some((row) => row.kind === 'boat' && row.hiddenBookings > 0) && (
        <p className={styles.notice}>
          <Trans>
            Some boats have more bookings than can be shown at once. Their list has all of them.
          </Trans>
        </p>
      )}
      {chosen && !(isEditing && selection) && (
        <SelectionBar
          rows={rows}
          range={range}
          chosen={chosen}
          todayIndex={todayIndex}
          openBooking={ways.openBooking}
          onEdit={selection && (() => setEditing(true))}
          onClear={() => choose(active, undefined)}
        />
      )}
    </div>
  );
}
