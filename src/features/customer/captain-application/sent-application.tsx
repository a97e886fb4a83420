import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CaptainApplication } from '../../../api/contract/types.ts';
import { specializations } from '../../../domain/captain-application/specialization-words.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import * as styles from './application-page.css.ts';
import { SentDocument } from './sent-document.tsx';

function Fact({ term, wide, children }: { term: ReactNode; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** What was sent, to read again. */
export function SentApplication({ application }: { application: CaptainApplication }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { professionalInfo: info, company, documentFilePaths } = application;
  const names = info.specializations.map((name) => {
    const text = specializations[name];
    return text ? i18n._(text) : name;
  });
  return (
    <section aria-labelledby="sent" className={styles.main}>
      <h2 id="sent" className={styles.heading}>
        <Trans>What you sent</Trans>
      </h2>
      <dl className={styles.facts}>
        <Fact term={<Trans>Licence number</Trans>}>{info.licenseNumber}</Fact>
        <Fact term={<Trans>Valid until</Trans>}>{format.date(info.licenseExpiry)}</Fact>
        <Fact term={<Trans>Years of experience</Trans>}>
          {format.number(info.yearsOfExperience)}
        </Fact>
        <Fact term={<Trans>Specialities</Trans>}>{names.join(', ')}</Fact>
        {info.bio && (
          <Fact wide term={<Trans>About you</Trans>}>
            {info.bio}
          </Fact>
        )}
        <Fact term={<Trans>Name of the business</Trans>}>{company.companyName}</Fact>
        <Fact term={<Trans>Tax number</Trans>}>{company.taxNumber}</Fact>
        <Fact wide term={<Trans>Address</Trans>}>
          {company.address}
        </Fact>
        <Fact wide term={<Trans>What you offer</Trans>}>
          {company.description}
        </Fact>
        <Fact wide term={<Trans>Documents</Trans>}>
          {documentFilePaths.length === 0 ? (
            <Trans>None yet</Trans>
          ) : (
            <ul className={styles.documents}>
              {documentFilePaths.map((path) => (
                <li key={path}>
                  <SentDocument applicationId={application.id} path={path} />
                </li>
              ))}
            </ul>
          )}
        </Fact>
      </dl>
    </section>
  );
}
