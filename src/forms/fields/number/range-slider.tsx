import {
  type Range,
  RangeSlider,
  type RangeSliderProps,
} from '../../../ui/choices/range-slider/range-slider.tsx';
import { useFieldContext } from '../../contexts.ts';
import type { Unbound } from '../text/text-field.tsx';

type FormRangeSliderProps = Unbound<RangeSliderProps>;

/** The ui's RangeSlider on two numbers of the form; no value of it can be wrong. */
export default function FormRangeSlider(props: FormRangeSliderProps) {
  const field = useFieldContext<Range>();
  return <RangeSlider {...props} value={field.state.value} onChange={field.handleChange} />;
}
