import { Trans } from '@lingui/react/macro';
import type { Booking } from '../../../../api/contract/types.ts';
import { FactLine } from '../../../../domain/record-sheet/record-lines.tsx';
import * as styles from '../../../../domain/record-sheet/record-sheet.css.ts';
import { formatPhone } from '../../../../ui/fields/phone-field/phone.ts';
import { PlainSection } from '../../../../ui/page/plain-section/plain-section.tsx';

/** Who comes, and how to reach them. */
export function GuestSection({ booking, isOwn }: { booking: Booking; isOwn: boolean }) {
  const { customerName, customerPhone, customerEmail, status } = booking;
  const isHidden = customerPhone === null && customerEmail === null;
  return (
    <PlainSection spacing="tight" title={<Trans>Guest</Trans>}>
      <dl className={styles.lines}>
        <FactLine label={<Trans context="person">Name</Trans>}>{customerName}</FactLine>
        {customerPhone !== null && (
          <FactLine label={<Trans>Telephone</Trans>}>
            <a href={`tel:${customerPhone}`} className={styles.contact}>
              {formatPhone(customerPhone)}
            </a>
          </FactLine>
        )}
        {customerEmail !== null && (
          <FactLine label={<Trans>E-mail</Trans>}>
            <a href={`mailto:${customerEmail}`} className={styles.contact}>
              {customerEmail}
            </a>
          </FactLine>
        )}
      </dl>
      {isHidden && (
        <p className={styles.hint}>
          {!isOwn ? (
            <Trans>Contact details are shown to the captain alone.</Trans>
          ) : status === 'PENDING' ? (
            <Trans>
              Telephone and e-mail appear once you have confirmed: until then, the guest’s details
              are protected. You can write a message meanwhile.
            </Trans>
          ) : (
            <Trans>
              Telephone and e-mail are shown for confirmed bookings only, to protect the guest’s
              details.
            </Trans>
          )}
        </p>
      )}
    </PlainSection>
  );
}
