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
  const hasCalendar = isLoaded && months !== undefined;
  // The search stands low on the first screen, and a calendar is tall.
  useEffect(() => {
    if (hasCalendar) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [hasCalendar]);

  async function prepare() {
    // Without it the date fields stay, which do as well.
    if (await Calendar.preload()) setLoaded(true);
  }
  function unfold() {
    if (!root.current?.open) return;
    panel.current?.scrollIntoView({ block: 'nearest' });
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
            {startDate && endDate ? format.dateRange(startDate, endDate, 'short') : t`Add the days`}
          </span>
          <CalendarDays className={styles.icon} aria-hidden="true" size={18} strokeWidth={1.75} />
        </span>
      </summary>
      <div ref={panel} className={styles.panel}>
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
