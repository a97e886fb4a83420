import { inLanguage } from '../../example-text.ts';
import { Badge } from './badge.tsx';

export const examples = {
  neutral: <Badge>{inLanguage({ tr: 'Gulet', en: 'Gulet' })}</Badge>,
  instant: <Badge tone="instant">{inLanguage({ tr: 'Anında onay', en: 'Instant' })}</Badge>,
  positive: <Badge tone="positive">{inLanguage({ tr: 'Onaylandı', en: 'Confirmed' })}</Badge>,
  warning: <Badge tone="warning">{inLanguage({ tr: 'Bekliyor', en: 'Pending' })}</Badge>,
  danger: <Badge tone="danger">{inLanguage({ tr: 'İptal edildi', en: 'Cancelled' })}</Badge>,
};
