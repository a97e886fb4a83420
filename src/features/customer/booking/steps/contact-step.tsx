import { Plural, Select, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { bookingTermsLimits } from '../../../../api/contract/contract.ts';
import type { BookedWith } from '../../../../domain/boat/host-role.ts';
import { link } from '../../../../ui/actions/link/link.css.ts';
import { TextArea } from '../../../../ui/fields/text-area/text-area.tsx';
import { DatesProblem } from '../days/dates-problem.tsx';
import { useBooking } from '../flow/booking-context.ts';
import * as styles from '../flow/flow.css.ts';
import { ContinueButton, StepFrame } from '../flow/step-frame.tsx';
import { useContact } from './use-contact.tsx';

const { maxLength } = bookingTermsLimits.notes;

/** Whom the host talks to, and what they should know. */
export function ContactStep() {
  const { t } = useLingui();
  const { name, email, phone } = useContact();
  const { offer, parts, availableQuote, notes, setNotes } = useBooking();
  const { host } = offer;
  const noteLabels: Record<BookedWith, string> = {
    captain: t`Note to the captain (optional)`,
    owner: t`Note to the owner (optional)`,
    guide: t`Note to the guide (optional)`,
  };
  const excess = Math.max(0, notes.trim().length - maxLength);
  return (
    <StepFrame
      title={
        <Select
          value={host}
          _guide="How can the guide reach you?"
          _owner="How can the owner reach you?"
          other="How can the captain reach you?"
        />
      }
      next={<ContinueButton isReady={excess === 0 && availableQuote !== undefined} />}
    >
      <DatesProblem alternatives={parts.alternatives} />
      <dl className={styles.contact}>
        <div>
          <dt className={styles.term}>
            <Trans>Name</Trans>
          </dt>
          <dd className={styles.fact}>{name}</dd>
        </div>
        <div>
          <dt className={styles.term}>
            <Trans>E-mail</Trans>
          </dt>
          <dd className={styles.fact}>{email}</dd>
        </div>
        <div>
          <dt className={styles.term}>
            <Trans>Phone</Trans>
          </dt>
          <dd className={styles.fact}>{phone}</dd>
        </div>
      </dl>
      <p className={styles.quiet}>
        <Select
          value={host}
          _guide="The guide sees your e-mail and phone only once the booking is confirmed."
          _owner="The owner sees your e-mail and phone only once the booking is confirmed."
          other="The captain sees your e-mail and phone only once the booking is confirmed."
        />{' '}
        <Link to="/my-profile" className={link}>
          <Trans>Change my details</Trans>
        </Link>
      </p>
      <TextArea
        label={noteLabels[host]}
        description={
          host === 'guide' ? (
            <Trans>
              Children in your group, allergies, a birthday, anything you are unsure of.
            </Trans>
          ) : (
            <Trans>Children on board, allergies, a birthday, where you would like to go.</Trans>
          )
        }
        value={notes}
        onChange={setNotes}
        maxLength={maxLength}
        error={
          excess > 0 && (
            <Plural value={excess} one="# character too many" other="# characters too many" />
          )
        }
      />
    </StepFrame>
  );
}
