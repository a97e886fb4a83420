import { inLanguage } from '../../example-text.ts';
import { Button } from '../button/button.tsx';
import { Menu } from './menu.tsx';

export const examples = {
  'opened by a button': (
    <Menu
      trigger={<Button variant="secondary">{inLanguage({ tr: 'İşlemler', en: 'Actions' })}</Button>}
      actions={[
        {
          id: 'ics',
          label: inLanguage({ tr: 'Takvime ekle', en: 'Add to calendar' }),
          onAction: () => undefined,
        },
        {
          id: 'print',
          label: inLanguage({ tr: 'Yazdır', en: 'Print' }),
          onAction: () => undefined,
        },
      ]}
    />
  ),
};
