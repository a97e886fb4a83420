import { useState } from 'react';
import { inLanguage } from '../../example-text.ts';
import { lira } from '../../fields/number-field/money-field.tsx';
import { type Range, RangeSlider, type RangeSliderProps } from './range-slider.tsx';

function Example({ start, ...rest }: Partial<RangeSliderProps> & { start: Range }) {
  const [value, setValue] = useState(start);
  return (
    <RangeSlider
      label={inLanguage({ tr: 'Günlük fiyat', en: 'Price a day' })}
      formatOptions={lira}
      minValue={0}
      maxValue={200_000}
      step={500}
      {...rest}
      value={value}
      onChange={setValue}
    />
  );
}

export const examples = {
  prices: (
    <Example
      start={[12_500, 85_000]}
      description={inLanguage({ tr: 'Mürettebat dâhil.', en: 'Crew included.' })}
    />
  ),
  'both at one end': <Example start={[200_000, 200_000]} />,
  disabled: <Example start={[12_500, 85_000]} isDisabled />,
};
