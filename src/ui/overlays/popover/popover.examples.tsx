import { Button } from '../../actions/button/button.tsx';
import { inLanguage } from '../../example-text.ts';
import { Popover } from './popover.tsx';

const name = inLanguage({ tr: 'Depozito nedir', en: 'What the deposit is' });

export const examples = {
  'opened by a button': (
    <Popover label={name} trigger={<Button variant="secondary">{name}</Button>}>
      <p>
        {inLanguage({
          tr: 'Fiyatın yüzde yirmisi şimdi, kalanı teknede ödenir.',
          en: 'Twenty per cent of the price is paid now, the rest on board.',
        })}
      </p>
    </Popover>
  ),
};
