import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import {
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import * as fieldStyles from '../../fields/field/field.css.ts';
import * as styles from '../slider/slider.css.ts';

/** Least and most, both included. */
export type Range = readonly [least: number, most: number];

export interface RangeSliderProps {
  label: string;
  description?: ReactNode;
  value: Range;
  /** Called with every step of a move. */
  onChange: (value: Range) => void;
  /** Called once, when a move ends: the moment to search. */
  onChangeEnd?: (value: Range) => void;
  minValue: number;
  maxValue: number;
  step?: number;
  /** How both values are written and said: `lira` of number-field, a unit. */
  formatOptions?: Intl.NumberFormatOptions;
  isDisabled?: boolean;
}

/** A range between two numbers, such as prices from and to. */
export function RangeSlider({
  label,
  description,
  value,
  onChange,
  onChangeEnd,
  ...rest
}: RangeSliderProps) {
  const { t } = useLingui();
  const [least, most] = value;
  const middle = (rest.minValue + rest.maxValue) / 2;
  return (
    <AriaSlider<number[]>
      {...rest}
      className={styles.slider}
      value={[least, most]}
      onChange={([from = least, to = most]) => onChange([from, to])}
      onChangeEnd={([from = least, to = most]) => onChangeEnd?.([from, to])}
    >
      <div className={styles.head}>
        <Label className={fieldStyles.legend}>{label}</Label>
        <SliderOutput className={styles.output}>
          {({ state }) => `${state.getThumbValueLabel(0)} – ${state.getThumbValueLabel(1)}`}
        </SliderOutput>
      </div>
      <SliderTrack className={styles.track}>
        <SliderFill className={styles.fillBetween} />
        <SliderThumb
          index={0}
          aria-label={t`At least`}
          // Where both thumbs meet at the upper end, only the lower one can still be moved.
          className={least > middle ? styles.thumbOnTop : styles.thumb}
        />
        <SliderThumb index={1} aria-label={t`At most`} className={styles.thumb} />
      </SliderTrack>
      {description && <p className={fieldStyles.description}>{description}</p>}
    </AriaSlider>
  );
}
