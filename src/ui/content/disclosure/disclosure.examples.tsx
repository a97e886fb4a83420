import { inLanguage } from '../../example-text.ts';
import { Disclosure } from './disclosure.tsx';

const answer = inLanguage({
  tr: 'Evet. Kalkıştan 7 gün öncesine kadar depozitonun tamamı geri ödenir.',
  en: 'Yes. Up to 7 days before departure all of the deposit is paid back.',
});

export const examples = {
  'a group of which one is open': (
    <div>
      <Disclosure
        group="faq"
        isOpenAtFirst
        title={inLanguage({ tr: 'İptal edebilir miyim?', en: 'Can I cancel?' })}
      >
        {answer}
      </Disclosure>
      <Disclosure
        group="faq"
        title={inLanguage({ tr: 'Kaptan fiyata dâhil mi?', en: 'Is the captain included?' })}
      >
        {answer}
      </Disclosure>
    </div>
  ),
};
