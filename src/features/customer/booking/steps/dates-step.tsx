import { Trans } from '@lingui/react/macro';
import { DatesProblem } from '../days/dates-problem.tsx';
import { useBooking } from '../flow/booking-context.ts';
import { ContinueButton, StepFrame } from '../flow/step-frame.tsx';

/** When: the calendar of a boat, the dates of a tour. */
export function DatesStep() {
  const { parts, availableQuote } = useBooking();
  return (
    <StepFrame
      title={<Trans>When do you want to go?</Trans>}
      next={<ContinueButton isReady={availableQuote !== undefined} />}
    >
      {parts.dates}
      <DatesProblem />
    </StepFrame>
  );
}
