import { Button } from '../../actions/button/button.tsx';
import { inLanguage } from '../../example-text.ts';
import { Notice } from './notice.tsx';

const title = inLanguage({ tr: 'Kaptanın onayı bekleniyor', en: 'Waiting for the captain' });
const text = inLanguage({
  tr: 'Kaptan 24 saat içinde yanıtlar; onaya kadar ödeme alınmaz.',
  en: 'The captain answers within 24 hours; nothing is charged before.',
});

export const examples = {
  info: <Notice title={title}>{text}</Notice>,
  'success, with an action': (
    <Notice
      tone="success"
      title={inLanguage({ tr: 'Rezervasyonunuz onaylandı', en: 'Your booking is confirmed' })}
      action={
        <Button size="small" variant="secondary">
          {inLanguage({ tr: 'Takvime ekle', en: 'Add to calendar' })}
        </Button>
      }
    >
      {text}
    </Notice>
  ),
  'warning, can be dismissed': (
    <Notice tone="warning" onDismiss={() => undefined}>
      {text}
    </Notice>
  ),
  danger: (
    <Notice tone="danger" title={inLanguage({ tr: 'Ödeme alınamadı', en: 'The payment failed' })}>
      {text}
    </Notice>
  ),
};
