import {
  RatingInput,
  type RatingInputProps,
} from '../../../ui/choices/rating-input/rating-input.tsx';
import { useFieldContext } from '../../contexts.ts';
import { useFieldError } from '../../field-error.ts';
import type { Unbound } from '../text/text-field.tsx';

type FormRatingInputProps = Unbound<RatingInputProps>;

/** The ui's RatingInput on a number of the form: 1–5, null while none is given. */
export default function FormRatingInput(props: FormRatingInputProps) {
  const field = useFieldContext<number | null>();
  return (
    <RatingInput
      {...props}
      name={field.name}
      value={field.state.value}
      onChange={field.handleChange}
      error={useFieldError()}
    />
  );
}
