import { useState } from 'react';
import { inLanguage } from '../../example-text.ts';
import { TextArea, type TextAreaProps } from './text-area.tsx';

const label = inLanguage({ tr: 'Kaptana not', en: 'Note to the captain' });
const description = inLanguage({
  tr: 'Nereden bineceğinizi ve yanınızda ne getireceğinizi yazabilirsiniz.',
  en: 'You may say where you board and what you bring along.',
});
const short = inLanguage({ tr: 'Öğleden sonra yüzmek isteriz.', en: 'We like to swim at noon.' });
const long = inLanguage({
  tr: 'Sabah Yassıca Adaları’nda demirleyip öğlen Hamam Koyu’na geçmek isteriz. ',
  en: 'We would like to anchor at Yassıca in the morning and go on to Hamam Bay at noon. ',
}).repeat(6);

function Example({ start = '', ...rest }: Partial<TextAreaProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  return <TextArea label={label} {...rest} value={value} onChange={setValue} />;
}

export const examples = {
  empty: <Example description={description} />,
  'with a placeholder': <Example placeholder={short} />,
  counter: <Example start={short} maxLength={500} description={description} />,
  'too long': (
    <Example
      start={long}
      maxLength={200}
      error={inLanguage({ tr: 'En çok 200 karakter yazın', en: 'Enter at most 200 characters' })}
    />
  ),
  required: <Example isRequired rows={2} />,
  'read-only': <Example start={short} isReadOnly rows={2} />,
  disabled: <Example start={short} isDisabled rows={2} />,
};
