import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import * as styles from './sale-switch.css.ts';

interface SaleSwitchProps {
  byHour: boolean;
  onChange: (byHour: boolean) => void;
  /** Lira: the lowest of the days ahead, and of an hour. */
  fromPrice: number;
  hourlyPrice: number;
}

/** Whether a boat is wanted for whole days or for some hours of one. */
export function SaleSwitch({ byHour, onChange, fromPrice, hourlyPrice }: SaleSwitchProps) {
  const format = useFormat();
  const name = useId();
  const day = format.money(fromPrice);
  const hour = format.money(hourlyPrice);
  return (
    <fieldset className={styles.group}>
      <legend className={visuallyHidden}>
        <Trans>How long would you like the boat?</Trans>
      </legend>
      <label className={styles.option} data-selected={byHour ? undefined : true}>
        <input
          className={styles.input}
          type="radio"
          name={name}
          checked={!byHour}
          onChange={() => onChange(false)}
        />
        <Trans>By the day · from {day}</Trans>
      </label>
      <label className={styles.option} data-selected={byHour ? true : undefined}>
        <input
          className={styles.input}
          type="radio"
          name={name}
          checked={byHour}
          onChange={() => onChange(true)}
        />
        <Trans>By the hour · {hour}</Trans>
      </label>
    </fieldset>
  );
}
