import { Slider, type SliderProps } from '../../../ui/choices/slider/slider.tsx';
import { useFieldContext } from '../../contexts.ts';
import type { Unbound } from '../text/text-field.tsx';

type FormSliderProps = Unbound<SliderProps>;

/** The ui's Slider on a number of the form; no value of it can be wrong. */
export default function FormSlider(props: FormSliderProps) {
  const field = useFieldContext<number>();
  return (
    <Slider {...props} name={field.name} value={field.state.value} onChange={field.handleChange} />
  );
}
