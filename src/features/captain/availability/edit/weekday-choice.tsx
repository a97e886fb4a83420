import { Trans, useLingui } from '@lingui/react/macro';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import * as styles from './edit-days.css.ts';
import { allButWeekend, weekend } from './weekdays.ts';

interface WeekdayChoiceProps {
  /** The days of the week that the chosen days fall on, 1 for Monday to 7 for Sunday. */
  weekdays: readonly number[];
  leftOut: ReadonlySet<number>;
  onChange: (leftOut: ReadonlySet<number>) => void;
}

/** Leaves days of the week out of the chosen days: only weekends. */
export function WeekdayChoice({ weekdays, leftOut, onChange }: WeekdayChoiceProps) {
  const { t } = useLingui();
  const format = useFormat();
  const wholeWeekend = weekend.every((weekday) => weekdays.includes(weekday));
  return (
    <div className={styles.part}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid everywhere */}
      <div className={styles.weekdays} role="group" aria-label={t`Days of the week`}>
        {weekdays.map((weekday) => (
          <ToggleButton
            key={weekday}
            className={styles.weekday}
            aria-label={format.weekday(weekday)}
            isSelected={!leftOut.has(weekday)}
            onChange={(isIn) => {
              const next = new Set(leftOut);
              if (isIn) next.delete(weekday);
              else next.add(weekday);
              onChange(next);
            }}
          >
            <span className={styles.weekdayName} data-text={format.weekday(weekday, 'short')} />
          </ToggleButton>
        ))}
      </div>
      {leftOut.size > 0 ? (
        <Button variant="text" size="small" onPress={() => onChange(new Set())}>
          <Trans>All days of the week</Trans>
        </Button>
      ) : (
        wholeWeekend &&
        weekdays.length > weekend.length && (
          <Button variant="text" size="small" onPress={() => onChange(allButWeekend(weekdays))}>
            <Trans>Only weekends</Trans>
          </Button>
        )
      )}
    </div>
  );
}
