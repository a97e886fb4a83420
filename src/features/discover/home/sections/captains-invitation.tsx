import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import captainScene from '../../../../../generated/scenes/captain.svg?no-inline';
import { commissionRateDefault } from '../../../../api/contract/contract.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import * as styles from './captains-invitation.css.ts';
import { HomeSection } from './home-section.tsx';

/** What those who have a boat may do here. */
export function CaptainsInvitation() {
  const share = useFormat().number(commissionRateDefault / 100, { style: 'percent' });
  return (
    <HomeSection hour="captains" title={<Trans>Do you have a boat?</Trans>}>
      <div className={styles.invitation}>
        <div>
          <p className={styles.lead}>
            <Trans>
              Take guests out on the days that suit you. You set the calendar, the prices and what
              is on board; bookings, messages and payouts are all in one place.
            </Trans>
          </p>
          <ol className={styles.terms}>
            <li>
              <Trans>Send your application with your licence and company details.</Trans>
            </li>
            <li>
              <Trans>We review it and answer within 3 business days.</Trans>
            </li>
            <li>
              <Trans>Your calendar opens. We take a {share} commission on each booking.</Trans>
            </li>
          </ol>
          <Link to="/boat-owner-application" className={button({ variant: 'secondary' })}>
            <Trans>Become a captain</Trans>
          </Link>
        </div>
        <img
          className={styles.picture}
          src={captainScene}
          alt=""
          width={800}
          height={600}
          loading="lazy"
          decoding="async"
        />
      </div>
    </HomeSection>
  );
}
