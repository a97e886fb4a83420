import { useState } from 'react';
import { link } from '../../actions/link/link.css.ts';
import { inLanguage } from '../../example-text.ts';
import { Checkbox } from './checkbox.tsx';

interface ExampleProps {
  start?: boolean;
  text?: string;
  description?: string;
  error?: string;
  isReadOnly?: boolean;
  isDisabled?: boolean;
}

const remember = inLanguage({ tr: 'Bu cihazda hatırla', en: 'Remember me on this device' });
const long = inLanguage({
  tr: 'Teknenin kurallarını okudum; gürültü, sigara ve evcil hayvanla ilgili olanlara uyacağım, depozitonun iptal koşullarına göre iade edileceğini biliyorum.',
  en: 'I have read the rules of the boat and will keep those on noise, smoking and animals; I know that the deposit is paid back by the terms of cancellation.',
});

function Example({ start = false, text = remember, ...rest }: ExampleProps) {
  const [isSelected, setSelected] = useState(start);
  return (
    <Checkbox {...rest} isSelected={isSelected} onChange={setSelected}>
      {text}
    </Checkbox>
  );
}

export const examples = {
  off: <Example />,
  on: <Example start />,
  described: (
    <Example
      description={inLanguage({ tr: 'Ortak cihazda işaretlemeyin.', en: 'Not on a shared one.' })}
    />
  ),
  'with a link': (
    <Checkbox>
      {inLanguage({ tr: 'Okudum: ', en: 'I have read the ' })}
      <a className={link} href="#checkbox">
        {inLanguage({ tr: 'kullanım koşulları', en: 'terms of use' })}
      </a>
    </Checkbox>
  ),
  'a long text': <Example text={long} />,
  error: (
    <Example error={inLanguage({ tr: 'Devam etmek için işaretleyin', en: 'Tick this to go on' })} />
  ),
  'read-only': <Example start isReadOnly />,
  disabled: <Example start isDisabled />,
};
