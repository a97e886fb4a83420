import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CaptainApplication } from '../../../../api/contract/types.ts';
import { specializations } from '../../../../domain/captain-application/specialization-words.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { PlainSection } from '../../../../ui/page/plain-section/plain-section.tsx';
import { isPersonal } from './checks.ts';
import * as styles from './detail.css.ts';
import { Masked } from './masked.tsx';

function Line({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** Everything that was sent. */
export function Facts({ application }: { application: CaptainApplication }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { professionalInfo: info, company, userId, fullName, createdAt } = application;
  const names = info.specializations.map((name) => {
    const text = specializations[name];
    return text ? i18n._(text) : name;
  });
  return (
    <PlainSection spacing="tight" title={<Trans>What was sent</Trans>}>
      <dl className={styles.lines}>
        <Line label={<Trans>Applicant</Trans>}>
          <Link
            to="/admin/users/$userId"
            params={{ userId: String(userId) }}
            className={styles.link}
          >
            {fullName}
          </Link>
        </Line>
        <Line label={<Trans context="application">Sent</Trans>}>{format.instant(createdAt)}</Line>
        <Line label={<Trans>Licence number</Trans>}>{info.licenseNumber}</Line>
        <Line label={<Trans>Valid until</Trans>}>{format.date(info.licenseExpiry)}</Line>
        <Line label={<Trans>Years of experience</Trans>}>
          {format.number(info.yearsOfExperience)}
        </Line>
        <Line label={<Trans>Specialities</Trans>}>{names.join(', ')}</Line>
        <Line label={<Trans>About the applicant</Trans>}>
          {info.bio || <Trans context="application">Nothing</Trans>}
        </Line>
        <Line label={<Trans>Name of the business</Trans>}>{company.companyName}</Line>
        <Line label={<Trans>Tax number</Trans>}>
          {isPersonal(company.taxNumber) ? <Masked text={company.taxNumber} /> : company.taxNumber}
        </Line>
        <Line label={<Trans>Address</Trans>}>{company.address}</Line>
        <Line label={<Trans>What the business offers</Trans>}>{company.description}</Line>
        <Line label={<Trans>Contract agreed to</Trans>}>{application.contractVersion}</Line>
      </dl>
    </PlainSection>
  );
}
