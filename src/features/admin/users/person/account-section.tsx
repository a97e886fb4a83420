import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { UserOverview } from '../../../../api/contract/types.ts';
import { FactLine } from '../../../../domain/record-sheet/record-lines.tsx';
import { lines } from '../../../../domain/record-sheet/record-sheet.css.ts';
import { calendarDay } from '../../../../i18n/format.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { formatPhone } from '../../../../ui/fields/phone-field/phone.ts';
import * as styles from './person.css.ts';
import { PersonSection } from './person-section.tsx';

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
      <dl className={lines}>
        <FactLine label={<Trans>Username</Trans>}>{username}</FactLine>
        <FactLine label={<Trans>E-mail</Trans>}>
          <a href={`mailto:${email}`} className={styles.contact}>
            {email}
          </a>{' '}
          {isEmailVerified ? <Trans>(verified)</Trans> : <Trans>(not verified)</Trans>}
        </FactLine>
        <FactLine label={<Trans>Phone</Trans>}>
          <a href={`tel:${phoneNumber}`} className={styles.contact}>
            {formatPhone(phoneNumber)}
          </a>
        </FactLine>
        <FactLine label={<Trans>Profile</Trans>}>
          {isProfileComplete ? <Trans>Complete</Trans> : <Trans>Something is missing</Trans>}
        </FactLine>
        <FactLine label={<Trans>Registered</Trans>}>
          {format.date(calendarDay(new Date(createdAt)))}
        </FactLine>
        <FactLine label={<Trans>Last activity</Trans>}>{format.instant(lastActivityAt)}</FactLine>
      </dl>
      {company && (
        <>
          <h3 className={styles.subheading}>
            <Trans>Company</Trans>
          </h3>
          <dl className={lines}>
            <FactLine label={<Trans>Legal name</Trans>}>{company.legalName}</FactLine>
            <FactLine label={<Trans>Display name</Trans>}>{company.displayName}</FactLine>
            <FactLine label={<Trans>Tax office</Trans>}>{company.taxOffice}</FactLine>
            <FactLine label={<Trans>IBAN</Trans>}>{company.maskedIban}</FactLine>
            <FactLine label={<Trans>National identity number</Trans>}>
              {company.maskedNationalIdNumber}
            </FactLine>
          </dl>
        </>
      )}
    </PersonSection>
  );
}
