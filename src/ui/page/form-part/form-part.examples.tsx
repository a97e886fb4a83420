import { inLanguage } from '../../example-text.ts';
import { FormPart } from './form-part.tsx';

const texts = inLanguage({
  tr: { title: 'Ödeme hesabı', lead: 'Hesap şirkete ait olmalıdır.', content: 'Alanlar' },
  en: { title: 'Payout', lead: 'The account must belong to the company.', content: 'Fields' },
});

export const examples = {
  'title and lead': (
    <FormPart id="form-part" title={texts.title} lead={texts.lead}>
      {texts.content}
    </FormPart>
  ),
};
