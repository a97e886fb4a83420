import { inLanguage } from '../../example-text.ts';
import { PlainSection } from './plain-section.tsx';

const text = inLanguage({ tr: 'Bugün iki tekne denize açılıyor.', en: 'Two boats sail today.' });

export const examples = {
  normal: (
    <PlainSection
      title={inLanguage({ tr: 'Bugünün gezileri', en: 'Trips of today' })}
      aside={<a href="#all">{inLanguage({ tr: 'Hepsi', en: 'All' })}</a>}
    >
      <p>{text}</p>
    </PlainSection>
  ),
  tight: (
    <PlainSection title={inLanguage({ tr: 'Fiyat', en: 'Price' })} spacing="tight">
      <p>{text}</p>
    </PlainSection>
  ),
};
