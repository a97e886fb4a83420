import { useState } from 'react';
import { inLanguage } from '../../example-text.ts';
import { Slider, type SliderProps } from './slider.tsx';

function Example(props: Partial<SliderProps>) {
  const [value, setValue] = useState(18);
  return (
    <Slider
      label={inLanguage({ tr: 'Uzunluk', en: 'Length' })}
      formatOptions={{ style: 'unit', unit: 'meter', unitDisplay: 'short' }}
      minValue={6}
      maxValue={40}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

export const examples = {
  'with a unit': (
    <Example
      description={inLanguage({ tr: 'Baştan kıça, direk hariç.', en: 'From bow to stern.' })}
    />
  ),
  'in steps': <Example step={4} />,
  disabled: <Example isDisabled />,
};
