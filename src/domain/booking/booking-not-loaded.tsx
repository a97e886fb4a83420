import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/actions/button/button.tsx';

interface BookingNotLoadedProps {
  className: string;
  onRetry: () => void;
}

/** In a line beside other things, where the booking they are about could not be had: that, and another try. */
export function BookingNotLoaded({ className, onRetry }: BookingNotLoadedProps) {
  return (
    <p className={className} role="alert">
      <Trans>The booking could not be loaded.</Trans>{' '}
      <Button variant="text" size="small" onPress={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </p>
  );
}
