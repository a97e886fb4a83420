import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import evening from '../../../../../generated/scenes/day-evening.svg?no-inline';
import morning from '../../../../../generated/scenes/day-morning.svg?no-inline';
import noon from '../../../../../generated/scenes/day-noon.svg?no-inline';
import { clockTime } from '../../../../i18n/format.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { now } from '../../../../lib/now.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import * as styles from './greeting.css.ts';
import { type PartOfDay, partOfDay } from './part-of-day.ts';

const pictures: Record<PartOfDay, string> = { morning, day: noon, evening };

const greetings: Record<PartOfDay, (name: string) => ReactNode> = {
  morning: (name) => <Trans>Good morning, {name}</Trans>,
  day: (name) => <Trans>Good day, {name}</Trans>,
  evening: (name) => <Trans>Good evening, {name}</Trans>,
};

const nameless: Record<PartOfDay, ReactNode> = {
  morning: <Trans>Good morning</Trans>,
  day: <Trans>Good day</Trans>,
  evening: <Trans>Good evening</Trans>,
};

interface GreetingProps {
  /** First name of who reads; undefined while it is not known. */
  name: string | undefined;
  today: string;
}

/** At build nobody knows the hour: in the shape of the page its words have their place. */
function GreetingPlace() {
  return (
    <div className={styles.greeting}>
      <div className={styles.texts}>
        <div className={styles.title}>
          <Skeleton width="240px" height="1lh" />
        </div>
        <div className={styles.day}>
          <Skeleton width="160px" height="1lh" />
        </div>
      </div>
      <div className={styles.picture} />
    </div>
  );
}

function GreetingWords({ name, today }: GreetingProps) {
  const format = useFormat();
  const [part] = useState(() => partOfDay(clockTime(new Date(now()))));
  return (
    <header className={styles.greeting}>
      <div className={styles.texts}>
        <h1 className={styles.title}>{name ? greetings[part](name) : nameless[part]}</h1>
        <p className={styles.day}>{format.date(today, 'full')}</p>
      </div>
      <img
        className={styles.picture}
        src={pictures[part]}
        alt=""
        width={800}
        height={600}
        decoding="async"
      />
    </header>
  );
}

/** The hour in Istanbul as a greeting and a picture, and the day. */
export const Greeting: (props: GreetingProps) => ReactNode = import.meta.env.SSR
  ? GreetingPlace
  : GreetingWords;
