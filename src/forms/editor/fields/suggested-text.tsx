import { useState } from 'react';
import { includesTurkish } from '../../../lib/turkish-text.ts';
import { ComboBox } from '../../../ui/choices/combo-box/combo-box.tsx';
import { useFieldContext } from '../../contexts.ts';
import { useFieldError } from '../../field-error.ts';

interface SuggestedTextProps {
  label: string;
  /** The usual answers; any other may be typed. */
  suggestions: readonly string[];
  required?: boolean;
}

/** A text of the form with the usual answers to choose from. */
export function SuggestedText({ label, suggestions, required }: SuggestedTextProps) {
  const field = useFieldContext<string>();
  const text = field.state.value;
  // What stands there from the start is no search: all answers are offered until somebody types.
  const [isTyped, setTyped] = useState(false);
  // One that was chosen leaves nothing to suggest: the list closes.
  const isChosen = isTyped && suggestions.includes(text);
  const fitting = suggestions.filter(
    (answer) => !isTyped || (!isChosen && includesTurkish(answer, text)),
  );
  return (
    <ComboBox
      label={label}
      name={field.name}
      isRequired={required}
      items={fitting.map((answer) => ({ id: answer, label: answer }))}
      inputValue={text}
      onInputChange={(typed) => {
        if (typed === text) return;
        setTyped(true);
        field.handleChange(typed);
      }}
      error={useFieldError()}
    />
  );
}
