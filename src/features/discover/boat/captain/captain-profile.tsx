import { Plural, Trans } from '@lingui/react/macro';
import { Anchor, Clock, Languages, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Boat } from '../../../../api/contract/types.ts';
import { useLanguageNames } from '../../../../domain/text-language/use-language-names.ts';
import * as styles from './captain.css.ts';

type Profile = NonNullable<Boat['ownerProfile']>;

const hour = 60;
const day = 24 * hour;

/** What a captain speaks, since how long at sea, how soon they answer; nothing of what is not known. */
export function CaptainProfile({ profile }: { profile: Profile }) {
  const nameOf = useLanguageNames();
  const { languages, yearsOfExperience, answerMinutes } = profile;
  if (languages.length === 0 && yearsOfExperience === 0 && answerMinutes === null) return null;
  return (
    <ul className={styles.profile}>
      {languages.length > 0 && (
        <Line icon={Languages}>
          <Trans>Speaks {languages.map(nameOf).join(', ')}</Trans>
        </Line>
      )}
      {yearsOfExperience > 0 && (
        <Line icon={Anchor}>
          <Plural value={yearsOfExperience} one="# year at sea" other="# years at sea" />
        </Line>
      )}
      {answerMinutes !== null && (
        <Line icon={Clock}>
          <AnswerTime minutes={answerMinutes} />
        </Line>
      )}
    </ul>
  );
}

/** Rounded up, so that nobody waits longer than was said. */
function AnswerTime({ minutes }: { minutes: number }) {
  if (minutes <= hour) return <Trans>Usually answers within an hour</Trans>;
  if (minutes <= day) {
    return (
      <Plural
        value={Math.ceil(minutes / hour)}
        one="Usually answers within # hour"
        other="Usually answers within # hours"
      />
    );
  }
  return (
    <Plural
      value={Math.ceil(minutes / day)}
      one="Usually answers within # day"
      other="Usually answers within # days"
    />
  );
}

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className={styles.profileLine}>
      <Icon className={styles.profileIcon} aria-hidden="true" size={18} strokeWidth={1.75} />
      {children}
    </li>
  );
}
