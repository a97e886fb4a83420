import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/actions/button/button.tsx';
import * as styles from '../flow/flow.css.ts';
import type { FlowStep } from '../flow/flow-steps.ts';
import type { ServiceLine } from '../quote/quote.ts';

interface ReviewLinesProps {
  when: ReactNode;
  who: ReactNode;
  services: readonly ServiceLine[];
  notes: string;
  onStep: (step: FlowStep) => void;
}

/** What will be sent, each line with the way to change it. */
export function ReviewLines({ when, who, services, notes, onStep }: ReviewLinesProps) {
  const { t } = useLingui();
  const list = services.map(({ name, isPerPerson, quantity }) =>
    isPerPerson ? `${name} × ${quantity}` : name,
  );
  return (
    <dl className={styles.review}>
      <Line label={t`When`} change={t`Change the dates`} onChange={() => onStep('dates')}>
        {when}
      </Line>
      <Line
        label={t`Who`}
        change={t`Change the number of people`}
        onChange={() => onStep('people')}
      >
        {who}
      </Line>
      {list.length > 0 && (
        <Line
          label={t`Extra services`}
          change={t`Change the extra services`}
          onChange={() => onStep('people')}
        >
          {list.join(', ')}
        </Line>
      )}
      <Line
        label={t`Note to the captain`}
        change={t`Change the note`}
        onChange={() => onStep('contact')}
      >
        {notes || <Trans>No note</Trans>}
      </Line>
    </dl>
  );
}

interface LineProps {
  label: string;
  children: ReactNode;
  /** The name of the button, which to the eye says only that it changes this. */
  change: string;
  onChange: () => void;
}

function Line({ label, children, change, onChange }: LineProps) {
  return (
    <div className={styles.reviewLine}>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.preserved}>{children}</dd>
      <dd className={styles.change}>
        <Button variant="text" size="small" aria-label={change} onPress={onChange}>
          <Trans>Change</Trans>
        </Button>
      </dd>
    </div>
  );
}
