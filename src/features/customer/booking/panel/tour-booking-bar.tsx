import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Price } from '../../../../ui/content/price/price.tsx';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';
import { BottomBar } from '../../../../ui/navigation/bottom-bar/bottom-bar.tsx';
import { hasFailed } from '../quote/use-boat-quote.ts';
import { GuestsText } from '../trip/trip-text.tsx';
import { BarAction } from './booking-bar.tsx';
import type { TourPanelProps } from './tour-booking-panel.tsx';
import { useTourPanel } from './use-tour-panel.ts';

const TourPanelSheet = lazyDialog(() => import('./tour-panel-sheet.tsx'));

/** Below 900 px: the price of a tour at the lower edge, and the way to what its panel holds. */
export function TourBookingBar(props: TourPanelProps) {
  const { tour, search, onChooseDate } = props;
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { choice, guests, headline, liveQuote } = useTourPanel(tour, search);
  const { guests: asked = guests } = search;
  const isChosen = choice !== undefined;
  const isGone = search.date !== undefined && !isChosen;
  useEffect(() => {
    if (isChosen) void TourPanelSheet.preload();
  }, [isChosen]);
  const { quote } = liveQuote;
  const isFree = quote !== undefined && quote.unavailable.length === 0;
  const isFailed = hasFailed(liveQuote);
  return (
    <>
      <BottomBar
        detail={
          choice ? (
            <>
              {format.date(choice.days.start, 'short')} ·{' '}
              {asked > guests ? (
                <Trans>
                  {guests} of {asked} people
                </Trans>
              ) : (
                <GuestsText guests={guests} />
              )}
            </>
          ) : (
            isGone && <Trans>The date you chose is gone</Trans>
          )
        }
        action={
          choice ? (
            <Button onPress={() => setOpen(true)}>
              <BarAction isFree={isFree} isInstant={quote?.isInstant ?? false} />
            </Button>
          ) : (
            <Button onPress={onChooseDate}>
              {isGone ? <Trans>Choose another date</Trans> : <Trans>Choose a date</Trans>}
            </Button>
          )
        }
      >
        {isFree && <Price lira={quote.totalPrice} size="large" />}
        {isFailed && <Trans>The calendar could not be loaded</Trans>}
        {!isFree && !isFailed && <Price {...headline} unit="person" size="large" />}
      </BottomBar>
      <TourPanelSheet
        {...props}
        title={tour.name}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onChooseDate={() => {
          setOpen(false);
          onChooseDate();
        }}
      />
    </>
  );
}
