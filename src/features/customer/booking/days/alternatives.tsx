import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import * as styles from '../flow/flow.css.ts';

interface AlternativesProps {
  title: ReactNode;
  /** Said when there are none. */
  none: ReactNode;
  options: readonly { id: string; label: string; choose: () => void }[];
  isPending: boolean;
  onChooseAll: () => void;
}

/** What is free instead, one press each, and the way to everything else. */
export function Alternatives({ title, none, options, isPending, onChooseAll }: AlternativesProps) {
  return (
    <div className={styles.stack}>
      {isPending ? (
        <Skeleton height="44px" />
      ) : (
        <p className={styles.alternativesTitle}>{options.length > 0 ? title : none}</p>
      )}
      <div className={styles.choices}>
        {options.map(({ id, label, choose }) => (
          <Button key={id} variant="secondary" size="small" onPress={choose}>
            {label}
          </Button>
        ))}
        <Button variant="text" size="small" onPress={onChooseAll}>
          <Trans>Pick other days</Trans>
        </Button>
      </div>
    </div>
  );
}
