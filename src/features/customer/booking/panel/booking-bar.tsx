import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { dayCount } from '../../../../lib/calendar-day.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Price } from '../../../../ui/content/price/price.tsx';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';
import { BottomBar } from '../../../../ui/navigation/bottom-bar/bottom-bar.tsx';
import type { BoatTrip } from '../quote/quote.ts';
import type { BoatPanelProps } from './booking-panel.tsx';
import { useBoatPanel } from './use-boat-panel.ts';

const BoatPanelSheet = lazyDialog(() => import('./boat-panel-sheet.tsx'));

/** Below 900 px: the price at the lower edge, and the way to what the panel holds. */
export function BookingBar(props: BoatPanelProps) {
  const { boat, search, onChooseDays } = props;
  const [isOpen, setOpen] = useState(false);
  const { trip, liveQuote } = useBoatPanel(boat, search);
  const hasTrip = trip !== null;
  useEffect(() => {
    if (hasTrip) void BoatPanelSheet.preload();
  }, [hasTrip]);
  const { quote } = liveQuote;
  const isFree = quote !== undefined && quote.unavailable.length === 0;
  const isInstant = quote ? quote.isInstant : boat.isInstantConfirmation;
  return (
    <>
      <BottomBar
        detail={trip && <TripLine trip={trip} withTotal={isFree} />}
        action={
          trip ? (
            <Button onPress={() => setOpen(true)}>
              <BarAction isFree={isFree} isInstant={isInstant} />
            </Button>
          ) : (
            <Button onPress={onChooseDays}>
              <Trans>Choose days</Trans>
            </Button>
          )
        }
      >
        {isFree ? (
          <Price lira={quote.totalPrice} size="large" />
        ) : (
          <Price lira={boat.dailyPrice} unit="day" size="large" />
        )}
      </BottomBar>
      <BoatPanelSheet
        {...props}
        title={boat.name}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onChooseDays={() => {
          setOpen(false);
          onChooseDays();
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

function TripLine({ trip, withTotal }: { trip: BoatTrip; withTotal: boolean }) {
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
      {withTotal && (
        <>
          {' · '}
          <Trans>total</Trans>
        </>
      )}
    </>
  );
}
