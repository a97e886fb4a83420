import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { LazyBoundary } from '../../../../ui/loading/lazy/lazy-boundary.tsx';
import { media } from '../../../../ui/theme/media.ts';
import { DateInputs } from './date-inputs.tsx';
import type { DayCalendar, Days } from './day-calendar.ts';
import * as styles from './day-segment.css.ts';
import { caption, segment } from './home-search.css.ts';
import { gap } from './panel-gap.ts';

/** Nothing opens behind what stays at the top, in pixels. */
const headerHeight = 80;

/**
 * The days of the trip. It unfolds by itself, with the browser's own date fields in it; these give
 * way to a calendar when that has come.
 */
export function DaySegment({ Calendar }: { Calendar: DayCalendar }) {
  const { t } = useLingui();
  const format = useFormat();
  const root = useRef<HTMLDetailsElement>(null);
  const [days, setDays] = useState<Days>({});
  const [months, setMonths] = useState<1 | 2>();
  const [isLoaded, setLoaded] = useState(false);
  useLightDismiss(root);

  const panel = useRef<HTMLDivElement>(null);
  const [opensUp, setOpensUp] = useState(false);
  const hasCalendar = isLoaded && months !== undefined;
  // The search stands low on the first screen, and a calendar is tall.
  const onCalendar = useEffectEvent(bringIntoSight);
  useEffect(() => {
    if (hasCalendar) onCalendar();
  }, [hasCalendar]);

  /** Where it floats it opens to the side that has room, and the page stays; elsewhere it is part of the page. */
  function bringIntoSight() {
    if (!root.current?.open || !panel.current) return;
    const { offsetHeight } = panel.current;
    const { top, bottom } = root.current.getBoundingClientRect();
    const fitsBelow = bottom + gap.below + offsetHeight <= innerHeight;
    const fitsAbove = top - gap.above - offsetHeight >= headerHeight;
    const floats = matchMedia(media.laptop).matches;
    setOpensUp(floats && !fitsBelow && fitsAbove);
    if (!floats || !(fitsBelow || fitsAbove)) panel.current.scrollIntoView({ block: 'nearest' });
  }

  async function prepare() {
    // Without it the date fields stay, which do as well.
    if (await Calendar.preload()) setLoaded(true);
  }
  function unfold() {
    if (!root.current?.open) return;
    bringIntoSight();
    setMonths(matchMedia(media.desktop).matches ? 2 : 1);
    void prepare();
  }
  // It unfolds without any script too, and may have before this one ran.
  const onMount = useEffectEvent(unfold);
  useEffect(() => onMount(), []);

  function choose(chosen: Days) {
    setDays(chosen);
    if (!root.current) return;
    root.current.open = false;
    root.current.querySelector('summary')?.focus();
  }

  const { startDate, endDate } = days;
  return (
    <details ref={root} className={styles.days} onToggle={unfold}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
      <summary
        className={styles.summary}
        onPointerEnter={() => void prepare()}
        onFocus={() => void prepare()}
      >
        <span className={segment}>
          <span className={caption}>
            <Trans>When</Trans>
          </span>
          <span className={styles.value}>
            {startDate && endDate
              ? format.dateRange(startDate, endDate, 'short')
              : t({ message: 'Add dates', context: 'trip' })}
          </span>
          <CalendarDays className={styles.icon} aria-hidden="true" size={18} strokeWidth={1.75} />
        </span>
      </summary>
      <div ref={panel} className={styles.panel} data-opens-up={opensUp || undefined}>
        {isLoaded && months ? (
          <LazyBoundary>
            <Calendar days={days} onChange={choose} months={months} />
            <input type="hidden" name="startDate" value={startDate ?? ''} />
            <input type="hidden" name="endDate" value={endDate ?? ''} />
          </LazyBoundary>
        ) : (
          <DateInputs days={days} onChange={setDays} />
        )}
        {startDate && (
          <button type="button" className={styles.clear} onClick={() => choose({})}>
            <Trans>Clear the days</Trans>
          </button>
        )}
      </div>
    </details>
  );
}

/** A press elsewhere and Escape fold it up again, as with every other list that unfolds. */
function useLightDismiss(root: { current: HTMLDetailsElement | null }) {
  useEffect(() => {
    function onPress({ target }: PointerEvent) {
      const { current } = root;
      if (current?.open && target instanceof Node && !current.contains(target)) {
        current.open = false;
      }
    }
    function onKey(event: KeyboardEvent) {
      const { current } = root;
      if (event.key !== 'Escape' || !current?.open) return;
      current.open = false;
      current.querySelector('summary')?.focus();
    }
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [root]);
}
