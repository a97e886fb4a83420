import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CaptainApplication } from '../../../../api/contract/types.ts';
import { licenceLimits } from '../../../../domain/captain-application/licence-limits.ts';
import { calendarDay } from '../../../../i18n/format.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { dayCount } from '../../../../lib/calendar-day.ts';
import { PlainSection } from '../../../../ui/page/plain-section/plain-section.tsx';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import { type Finding, findings, type Verdict, verdictOf } from './checks.ts';
import * as styles from './detail.css.ts';

const icons = { kept: CircleCheck, doubtful: TriangleAlert, broken: CircleAlert };

const verdictWords: Record<Verdict, ReactNode> = {
  kept: <Trans context="rule">Kept:</Trans>,
  doubtful: <Trans context="rule">Look at it:</Trans>,
  broken: <Trans context="rule">Not kept:</Trans>,
};

/** What the rules say of the application, each in a sentence. */
export function Checks({ application }: { application: CaptainApplication }) {
  const found = findings(application, calendarDay());
  return (
    <PlainSection spacing="tight" title={<Trans>What the rules say</Trans>}>
      <FindingList application={application} found={found} />
    </PlainSection>
  );
}

/** Those that somebody has to look at; nothing where all rules are kept. */
export function Doubts({ application }: { application: CaptainApplication }) {
  const found = findings(application, calendarDay()).filter((each) => verdictOf(each) !== 'kept');
  if (found.length === 0) return null;
  return <FindingList application={application} found={found} />;
}

interface FindingListProps {
  application: CaptainApplication;
  found: readonly Finding[];
}

function FindingList({ application, found }: FindingListProps) {
  return (
    <ul className={styles.checks}>
      {found.map((finding) => {
        const verdict = verdictOf(finding);
        const Icon = icons[verdict];
        return (
          <li key={finding} className={styles.check}>
            <Icon
              className={styles.checkIcon[verdict]}
              aria-hidden="true"
              size={20}
              strokeWidth={1.75}
            />
            <span>
              <span className={visuallyHidden}>{verdictWords[verdict]} </span>
              <Sentence finding={finding} application={application} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Sentence({ finding, application }: { finding: Finding; application: CaptainApplication }) {
  const { t } = useLingui();
  const format = useFormat();
  const { professionalInfo: info, documentFilePaths } = application;
  const today = calendarDay();
  const day = format.date(info.licenseExpiry);
  const last = format.date(licenceLimits(today).last);
  // The last day of a licence counts.
  const left = dayCount(today, info.licenseExpiry);
  const sentences: Record<Finding, () => ReactNode> = {
    licenceNumberFits: () => t`The licence number keeps to the rule.`,
    licenceNumberUnlike: () =>
      t`This does not look like a licence number: 6 to 12 letters or digits.`,
    licenceValid: () => t`The licence is valid until ${day}.`,
    licenceExpiring: () => (
      <Trans>
        The licence runs out on {day}:{' '}
        <Plural value={left} one="only # day is left." other="only # days are left." />
      </Trans>
    ),
    licenceExpired: () => t`The licence ran out on ${day}.`,
    licenceTooLong: () =>
      t`The licence says ${day}; none is given for longer than ten years, until ${last}.`,
    experienced: () => (
      <Plural
        value={info.yearsOfExperience}
        one="# year of experience is stated."
        other="# years of experience are stated."
      />
    ),
    inexperienced: () => t`No year of experience is stated.`,
    companyTax: () => t`The tax number is that of a company: 10 digits.`,
    personTax: () =>
      t`The tax number is a person’s identity number, and its check digits are right.`,
    taxUnlike: () =>
      t`The tax number is neither a company’s nor a person’s: compare it with the document.`,
    documented: () => (
      <Plural
        value={documentFilePaths.length}
        one="# document was sent."
        other="# documents were sent."
      />
    ),
    undocumented: () => t`No document was sent: nothing proves what is stated.`,
  };
  return sentences[finding]();
}
