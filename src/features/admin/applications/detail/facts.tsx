import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { CaptainApplication } from '../../../../api/contract/types.ts';
import { specializations } from '../../../../domain/captain-application/specialization-words.ts';
import { FactLine } from '../../../../domain/record-sheet/record-lines.tsx';
import { lines } from '../../../../domain/record-sheet/record-sheet.css.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { PlainSection } from '../../../../ui/page/plain-section/plain-section.tsx';
import { isPersonal } from './checks.ts';
import * as styles from './detail.css.ts';
import { Masked } from './masked.tsx';

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
      <dl className={lines}>
        <FactLine label={<Trans>Applicant</Trans>}>
          <Link
            to="/admin/users/$userId"
            params={{ userId: String(userId) }}
            className={styles.link}
          >
            {fullName}
          </Link>
        </FactLine>
        <FactLine label={<Trans context="application">Sent</Trans>}>
          {format.instant(createdAt)}
        </FactLine>
        <FactLine label={<Trans>Licence number</Trans>}>{info.licenseNumber}</FactLine>
        <FactLine label={<Trans>Valid until</Trans>}>{format.date(info.licenseExpiry)}</FactLine>
        <FactLine label={<Trans>Years of experience</Trans>}>
          {format.number(info.yearsOfExperience)}
        </FactLine>
        <FactLine label={<Trans>Specialities</Trans>}>{names.join(', ')}</FactLine>
        <FactLine label={<Trans>About the applicant</Trans>}>
          {info.bio || <Trans context="application">Nothing</Trans>}
        </FactLine>
        <FactLine label={<Trans>Name of the business</Trans>}>{company.companyName}</FactLine>
        <FactLine label={<Trans>Tax number</Trans>}>
          {isPersonal(company.taxNumber) ? <Masked text={company.taxNumber} /> : company.taxNumber}
        </FactLine>
        <FactLine label={<Trans>Address</Trans>}>{company.address}</FactLine>
        <FactLine label={<Trans>What the business offers</Trans>}>{company.description}</FactLine>
        <FactLine label={<Trans>Contract agreed to</Trans>}>{application.contractVersion}</FactLine>
      </dl>
    </PlainSection>
  );
}
