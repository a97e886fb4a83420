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
import * as styles from './slider.css.ts';

export interface SliderProps {
  label: string;
  description?: ReactNode;
  value: number;
  /** Called with every step of a move. */
  onChange: (value: number) => void;
  /** Called once, when a move ends. */
  onChangeEnd?: (value: number) => void;
  minValue: number;
  maxValue: number;
  step?: number;
  /** How the value is written and said: `{ style: 'unit', unit: 'meter' }`. */
  formatOptions?: Intl.NumberFormatOptions;
  isDisabled?: boolean;
  name?: string;
}

/** A number that matters roughly, between two ends. */
export function Slider({ label, description, name, ...rest }: SliderProps) {
  return (
    <AriaSlider<number> {...rest} className={styles.slider}>
      <div className={styles.head}>
        <Label className={fieldStyles.legend}>{label}</Label>
        <SliderOutput className={styles.output} />
      </div>
      <SliderTrack className={styles.track}>
        <SliderFill className={styles.fill} />
        <SliderThumb className={styles.thumb} name={name} />
      </SliderTrack>
      {description && <p className={fieldStyles.description}>{description}</p>}
    </AriaSlider>
  );
}
