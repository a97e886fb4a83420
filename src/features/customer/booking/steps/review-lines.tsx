import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BookedWith } from '../../../../domain/boat/host-role.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { useBooking } from '../flow/booking-context.ts';
import * as styles from '../flow/flow.css.ts';
import { GuestsText, WhenText } from '../trip/trip-text.tsx';
import { useContact } from './use-contact.tsx';

/** What will be sent, each line with the way to change it. */
export function ReviewLines() {
  const { offer, trip, quote, goTo, ...booking } = useBooking();
  const { name, email, phone } = useContact();
  const notes = booking.notes.trim();
  const { t } = useLingui();
  const services = (quote?.services ?? []).map(({ name, isPerPerson, quantity }) =>
    isPerPerson ? `${name} × ${quantity}` : name,
  );
  const noteLabels: Record<BookedWith, string> = {
    captain: t`Note to the captain`,
    owner: t`Note to the owner`,
    guide: t`Note to the guide`,
  };
  return (
    <dl className={styles.review}>
      <Line label={t`When`} change={t`Change the dates`} onChange={() => goTo('dates')}>
        {trip.time && <WhenText {...trip.time} />}
      </Line>
      <Line label={t`Who`} change={t`Change the number of people`} onChange={() => goTo('people')}>
        <GuestsText guests={trip.guests} />
      </Line>
      {services.length > 0 && (
        <Line
          label={t`Extra services`}
          change={t`Change the extra services`}
          onChange={() => goTo('people')}
        >
          <span lang={offer.language}>{services.join(', ')}</span>
        </Line>
      )}
      <Line
        label={t`Booked by`}
        change={t`Change your contact details`}
        onChange={() => goTo('contact')}
      >
        {name}
        <br />
        {email}
        <br />
        {phone}
      </Line>
      <Line
        label={noteLabels[offer.host]}
        change={t`Change the note`}
        onChange={() => goTo('contact')}
      >
        {notes || <Trans>No note</Trans>}
      </Line>
    </dl>
  );
}

interface LineProps {
  label: string;
  children: ReactNode;
  /** The name of the button, which to the eye says only that it changes this. */
  change: string;
  onChange: () => void;
}

function Line({ label, children, change, onChange }: LineProps) {
  return (
    <div className={styles.reviewLine}>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.preserved}>{children}</dd>
      <dd className={styles.change}>
        <Button variant="text" size="small" aria-label={change} onPress={onChange}>
          <Trans>Change</Trans>
        </Button>
      </dd>
    </div>
  );
}
