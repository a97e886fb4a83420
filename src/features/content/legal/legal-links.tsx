import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { link } from '../../../ui/actions/link/link.css.ts';
import * as styles from './legal-page.css.ts';

/** Where to ask what the text leaves open. */
export function LegalLinks() {
  return (
    <p className={styles.links}>
      <Trans>
        Is anything unclear?{' '}
        <Link to="/contact" className={link}>
          Write to us
        </Link>
        ; we answer every day between 09:00 and 22:00.
      </Trans>
    </p>
  );
}
