import { inLanguage } from '../../example-text.ts';
import { FormPart } from './form-part.tsx';

export const examples = {
  'title and lead': (
    <FormPart
      id="form-part"
      title={inLanguage({ tr: 'Ödeme hesabı', en: 'Payout' })}
      lead={inLanguage({
        tr: 'Hesap şirkete ait olmalıdır.',
        en: 'The account must belong to the company.',
      })}
    >
      {inLanguage({ tr: 'Alanlar', en: 'Fields' })}
    </FormPart>
  ),
};
