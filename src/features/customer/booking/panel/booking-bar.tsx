import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { dayCount } from '../../../../lib/calendar-day.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Price } from '../../../../ui/content/price/price.tsx';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';
import { BottomBar } from '../../../../ui/navigation/bottom-bar/bottom-bar.tsx';
import type { BoatTrip } from '../quote/quote.ts';
import { hasFailed } from '../quote/use-boat-quote.ts';
import type { BoatPanelProps } from './booking-panel.tsx';
import { ChooseWhen, PanelPrice } from './panel-headline.tsx';
import { useBoatPanel } from './use-boat-panel.ts';

const BoatPanelSheet = lazyDialog(() => import('./boat-panel-sheet.tsx'));

/** Below 900 px: the price at the lower edge, and the way to what the panel holds. */
export function BookingBar(props: BoatPanelProps) {
  const { boat, search, onChoose } = props;
  const [isOpen, setOpen] = useState(false);
  const { trip, days, byHour, hasHours, choice, liveQuote } = useBoatPanel(boat, search);
  const hasTrip = trip !== null;
  useEffect(() => {
    if (hasTrip) void BoatPanelSheet.preload();
  }, [hasTrip]);
  const { quote } = liveQuote;
  const isFree = quote !== undefined && quote.unavailable.length === 0;
  const isFailed = hasFailed(liveQuote);
  return (
    <>
      <BottomBar
        detail={trip && <TripLine trip={trip} />}
        action={
          trip ? (
            <Button onPress={() => setOpen(true)}>
              <BarAction isFree={isFree} isInstant={quote?.isInstant ?? false} />
            </Button>
          ) : (
            <Button onPress={() => onChoose(choice)}>
              {byHour ? (
                <ChooseWhen byHour hasDays={days !== null} hasHours={hasHours} hasTrip={false} />
              ) : (
                <Trans>Choose days</Trans>
              )}
            </Button>
          )
        }
      >
        {isFree && <Price lira={quote.totalPrice} size="large" />}
        {isFailed && <Trans>The calendar could not be loaded</Trans>}
        {!isFree && !isFailed && <PanelPrice boat={boat} byHour={byHour} quote={undefined} />}
      </BottomBar>
      <BoatPanelSheet
        {...props}
        title={boat.name}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onChoose={(what) => {
          setOpen(false);
          onChoose(what);
        }}
      />
    </>
  );
}

/** What the bar's button leads to. */
export function BarAction({ isFree, isInstant }: { isFree: boolean; isInstant: boolean }) {
  if (!isFree) return <Trans>Your trip</Trans>;
  return isInstant ? <Trans>Book now</Trans> : <Trans>Request to book</Trans>;
}

function TripLine({ trip }: { trip: BoatTrip }) {
  const format = useFormat();
  const { days, hours } = trip;
  const count = hours ? hours.hours : dayCount(days.start, days.end);
  const dates = format.dateRange(days.start, days.end, 'short');
  return (
    <>
      {dates}
      {' · '}
      {hours ? (
        <Plural value={count} one="# hour" other="# hours" />
      ) : (
        <Plural value={count} one="# day" other="# days" />
      )}
    </>
  );
}
