import { Plural, Trans } from '@lingui/react/macro';
import type { ProfessionalInfo } from '../../../../api/contract/types.ts';
import { useToday } from '../../../../domain/calendar/use-today.ts';
import { useLanguageNames } from '../../../../domain/text-language/use-language-names.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Badge } from '../../../../ui/content/badge/badge.tsx';
import * as styles from '../captain-profile-page.css.ts';
import { Fact } from '../fact.tsx';
import { ExpiryBadge } from './expiry-badge.tsx';

export function ProfessionalView({ info }: { info: ProfessionalInfo }) {
  const format = useFormat();
  const languageName = useLanguageNames();
  const today = useToday();
  const { licenseNumber, licenseExpiry, yearsOfExperience, specializations, bio } = info;
  return (
    <dl className={styles.facts}>
      <Fact name={<Trans>Licence number</Trans>}>{licenseNumber}</Fact>
      <Fact name={<Trans>Licence valid until</Trans>}>
        {licenseExpiry && (
          <>
            {format.date(licenseExpiry)}
            <ExpiryBadge expiry={licenseExpiry} today={today} />
          </>
        )}
      </Fact>
      <Fact name={<Trans>Experience</Trans>}>
        <Plural value={yearsOfExperience} one="# year" other="# years" />
      </Fact>
      <Fact name={<Trans>Specialisations</Trans>}>
        {specializations.length > 0 && specializations.map((one) => <Badge key={one}>{one}</Badge>)}
      </Fact>
      <Fact name={<Trans>Languages</Trans>}>{info.languages?.map(languageName).join(', ')}</Fact>
      <Fact name={<Trans>About you</Trans>} wide>
        {bio && <p className={styles.bio}>{bio}</p>}
      </Fact>
      <Fact name={<Trans>Certifications</Trans>} wide>
        {info.certifications.length > 0 && (
          <ul className={styles.certifications}>
            {info.certifications.map((one) => (
              <li key={one.id} className={styles.certification}>
                <span className={styles.value}>
                  {one.name}
                  <ExpiryBadge expiry={one.expiryDate ?? null} today={today} />
                </span>
                <span className={styles.small}>
                  {[one.issuer, one.certificateNumber, format.date(one.issueDate)]
                    .filter(Boolean)
                    .join(' · ')}
                  {one.expiryDate && (
                    <>
                      {' – '}
                      {format.date(one.expiryDate)}
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Fact>
    </dl>
  );
}
