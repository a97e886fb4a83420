import { Trans } from '@lingui/react/macro';
import { DatesProblem } from '../days/dates-problem.tsx';
import { useBooking } from '../flow/booking-context.ts';
import { ContinueButton, StepFrame } from '../flow/step-frame.tsx';

/** For how many, and with which extra services. */
export function PeopleStep() {
  const { parts, availableQuote } = useBooking();
  return (
    <StepFrame
      title={<Trans>How many of you?</Trans>}
      next={<ContinueButton isReady={availableQuote !== undefined} />}
    >
      <DatesProblem alternatives={parts.alternatives} />
      {parts.people}
    </StepFrame>
  );
}
