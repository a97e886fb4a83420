import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { contactAddress } from '../../../lib/contact-address.ts';
import { link } from '../../../ui/actions/link/link.css.ts';
import * as styles from './contact-page.css.ts';

/** Where to write and when somebody reads it. */
export function ContactDetails() {
  return (
    <aside className={styles.details}>
      <dl>
        <div className={styles.detail}>
          <dt className={styles.term}>
            <Trans>E-mail</Trans>
          </dt>
          <dd className={styles.value}>
            <a href={`mailto:${contactAddress}`} className={link}>
              {contactAddress}
            </a>
          </dd>
        </div>
        <div className={styles.detail}>
          <dt className={styles.term}>
            <Trans>When we answer</Trans>
          </dt>
          <dd className={styles.value}>
            <Trans>Every day 09:00–22:00</Trans>
          </dd>
        </div>
        <div className={styles.detail}>
          <dt className={styles.term}>
            <Trans>A booking you have made</Trans>
          </dt>
          <dd className={styles.value}>
            <Link to="/my-bookings" className={link}>
              <Trans>My bookings</Trans>
            </Link>
          </dd>
        </div>
        <div className={styles.detail}>
          <dt className={styles.term}>
            <Trans>Listing a boat</Trans>
          </dt>
          <dd className={styles.value}>
            <Link to="/boat-owner-application" className={link}>
              <Trans>Captain’s application</Trans>
            </Link>
          </dd>
        </div>
      </dl>
    </aside>
  );
}
