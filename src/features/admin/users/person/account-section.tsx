import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { UserOverview } from '../../../../api/contract/types.ts';
import { calendarDay } from '../../../../i18n/format.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { formatPhone } from '../../../../ui/fields/phone-field/phone.ts';
import * as styles from './person.css.ts';
import { PersonSection } from './person-section.tsx';

function Line({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** The account and, of a captain, the company; numbers that no task here needs come masked from the service. */
export function AccountSection({ overview }: { overview: UserOverview }) {
  const format = useFormat();
  const { user, company, isEmailVerified, isProfileComplete, lastActivityAt } = overview;
  const { id, username, email, phoneNumber, role, createdAt } = user;
  return (
    <PersonSection
      title={<Trans>Account</Trans>}
      aside={
        role === 'BOAT_OWNER' && (
          <Link to="/captain" search={{ captain: id }} className={styles.all}>
            <Trans>In the captain’s area</Trans>
          </Link>
        )
      }
    >
      <dl className={styles.lines}>
        <Line label={<Trans>Username</Trans>}>{username}</Line>
        <Line label={<Trans>E-mail</Trans>}>
          <a href={`mailto:${email}`} className={styles.contact}>
            {email}
          </a>{' '}
          {isEmailVerified ? <Trans>(verified)</Trans> : <Trans>(not verified)</Trans>}
        </Line>
        <Line label={<Trans>Phone</Trans>}>
          <a href={`tel:${phoneNumber}`} className={styles.contact}>
            {formatPhone(phoneNumber)}
          </a>
        </Line>
        <Line label={<Trans>Profile</Trans>}>
          {isProfileComplete ? <Trans>Complete</Trans> : <Trans>Something is missing</Trans>}
        </Line>
        <Line label={<Trans>Registered</Trans>}>
          {format.date(calendarDay(new Date(createdAt)))}
        </Line>
        <Line label={<Trans>Last activity</Trans>}>{format.instant(lastActivityAt)}</Line>
      </dl>
      {company && (
        <>
          <h3 className={styles.subheading}>
            <Trans>Company</Trans>
          </h3>
          <dl className={styles.lines}>
            <Line label={<Trans>Legal name</Trans>}>{company.legalName}</Line>
            <Line label={<Trans>Display name</Trans>}>{company.displayName}</Line>
            <Line label={<Trans>Tax office</Trans>}>{company.taxOffice}</Line>
            <Line label={<Trans>IBAN</Trans>}>{company.maskedIban}</Line>
            <Line label={<Trans>National identity number</Trans>}>
              {company.maskedNationalIdNumber}
            </Line>
          </dl>
        </>
      )}
    </PersonSection>
  );
}
