import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { errorText } from '../../api/errors/messages.ts';
import { visuallyHidden } from '../../ui/theme/global.css.ts';
import * as styles from './failure.css.ts';
import type { SubmissionFailure } from './use-submission.ts';

/** Why a form was not accepted as a whole. A new failure is announced even when it says the same. */
export function Failure({ failure }: { failure: SubmissionFailure | undefined }) {
  const { i18n } = useLingui();
  const [shown, setShown] = useState({ failure, count: 0 });
  if (shown.failure !== failure) setShown({ failure, count: shown.count + 1 });
  if (!failure) return null;
  return (
    <div key={shown.count} className={styles.box}>
      <CircleAlert className={styles.icon} aria-hidden="true" size={20} strokeWidth={1.75} />
      {'until' in failure ? (
        <Wait until={failure.until} />
      ) : (
        <p role="alert">{errorText(i18n, failure.error)}</p>
      )}
    </div>
  );
}

function secondsLeft(until: number): number {
  return Math.max(0, Math.ceil((until - Date.now()) / 1000));
}

/** Counts down to the eye; to a screen reader the wait is said once. */
function Wait({ until }: { until: number }) {
  const [announced] = useState(() => secondsLeft(until));
  const [left, setLeft] = useState(announced);

  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft(until)), 1000);
    return () => clearInterval(timer);
  }, [until]);

  return (
    <>
      <p role="alert" className={visuallyHidden}>
        <TooManyTries seconds={announced} />
      </p>
      <p aria-hidden="true">
        {left > 0 ? <TooManyTries seconds={left} /> : <Trans>You can try again now.</Trans>}
      </p>
    </>
  );
}

function TooManyTries({ seconds }: { seconds: number }): ReactNode {
  return (
    <Plural
      value={seconds}
      one="Too many attempts. Try again in # second."
      other="Too many attempts. Try again in # seconds."
    />
  );
}
