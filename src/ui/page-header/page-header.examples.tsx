import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { Button } from '../button/button.tsx';
import { inLanguage } from '../example-text.ts';
import { PageHeader } from './page-header.tsx';

const title = inLanguage({ tr: 'Rezervasyonlarım', en: 'My bookings' });

export const examples = {
  'to work in': (
    <PageHeader
      title={title}
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
        <Breadcrumbs
          items={[{ id: 'blog', link: <a href="#blog">Blog</a> }]}
          current={inLanguage({ tr: 'Mavi yolculuk', en: 'The blue voyage' })}
        />
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
