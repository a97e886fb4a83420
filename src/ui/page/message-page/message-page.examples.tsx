import { Button } from '../../actions/button/button.tsx';
import { inLanguage } from '../../example-text.ts';
import { MessagePage } from './message-page.tsx';

export const examples = {
  'not found': (
    <MessagePage
      title={inLanguage({ tr: 'Tekne bulunamadı', en: 'Boat not found' })}
      message={inLanguage({
        tr: 'Artık listede değil ya da adres tam doğru değil.',
        en: 'It is no longer listed, or the address is not quite right.',
      })}
      actions={<Button>{inLanguage({ tr: 'Tüm tekneler', en: 'See all boats' })}</Button>}
    />
  ),
};
