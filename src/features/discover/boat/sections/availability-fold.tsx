import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { BoatSummary } from '../../../../api/contract/types.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Disclosure } from '../../../../ui/content/disclosure/disclosure.tsx';
import { FoldTitle } from '../terms/fold.tsx';

interface AvailabilityFoldProps {
  boat: Pick<BoatSummary, 'nextAvailableDate'>;
  /** Whether days or a month of it are asked for. */
  isAsked: boolean;
  /** The calendar. */
  children: ReactNode;
}

/** On phones, where a month is a screen high: the next free day, and the calendar once days are asked for. */
export function AvailabilityFold({ boat, isAsked, children }: AvailabilityFoldProps) {
  const format = useFormat();
  // What has been asked for once stays open, though the days may be taken back.
  const [isOpen, setOpen] = useState(isAsked);
  if (isAsked && !isOpen) setOpen(true);
  const next = boat.nextAvailableDate && format.date(boat.nextAvailableDate, 'day');
  return (
    <Disclosure
      isOpenAtFirst={isOpen}
      title={
        <FoldTitle
          title={<Trans>The calendar</Trans>}
          fact={next ? <Trans>Next free day: {next}</Trans> : <Trans>No free days yet</Trans>}
        />
      }
    >
      {children}
    </Disclosure>
  );
}
