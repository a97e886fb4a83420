import { Button } from '../../actions/button/button.tsx';
import { link } from '../../actions/link/link.css.ts';
import { inLanguage } from '../../example-text.ts';
import { PageHeader } from './page-header.tsx';

export const examples = {
  'to work in': (
    <PageHeader
      title={inLanguage({ tr: 'Rezervasyonlarım', en: 'My bookings' })}
      lead={inLanguage({
        tr: 'Yaklaşan, geçmiş ve iptal edilen yolculuklarınız.',
        en: 'Your coming, past and cancelled trips.',
      })}
      aside={
        <Button variant="secondary">{inLanguage({ tr: 'Tekne bul', en: 'Find a boat' })}</Button>
      }
    />
  ),
  'to read': (
    <PageHeader
      size="large"
      above={
        <p>
          <a className={link} href="#blog">
            Blog
          </a>
        </p>
      }
      title={inLanguage({
        tr: 'Mavi yolculuğa nereden başlanır',
        en: 'Where a blue voyage begins',
      })}
      lead={inLanguage({
        tr: 'Üç koy, iki gün, bir gulet.',
        en: 'Three bays, two days, one gulet.',
      })}
    />
  ),
};
