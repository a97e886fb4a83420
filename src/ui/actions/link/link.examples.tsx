import { inLanguage } from '../../example-text.ts';
import { link } from './link.css.ts';

export const examples = {
  'in a text': (
    <p>
      {inLanguage({ tr: 'Daha fazlası için ', en: 'For more, see ' })}
      <a className={link} href="#terms">
        {inLanguage({ tr: 'kullanım koşulları', en: 'the terms of use' })}
      </a>
      .
    </p>
  ),
};
