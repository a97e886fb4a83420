import { contactAddress } from '../../../../lib/contact-address.ts';
import * as styles from './ticket-sky.css.ts';

/** On paper, where no page is around the ticket: whose it is, and where to write to. */
export function TicketSender() {
  return (
    <p className={styles.sender}>
      <span className={styles.senderName}>Pruva</span>
      {contactAddress}
    </p>
  );
}
