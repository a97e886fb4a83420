import { inLanguage } from '../../example-text.ts';
import { ProgressBar } from './progress-bar.tsx';

const label = inLanguage({ tr: 'Belge yükleniyor', en: 'Uploading the document' });

export const examples = {
  'some of it': <ProgressBar label={label} value={62} />,
  'in other words': (
    <ProgressBar
      label={label}
      value={40}
      valueText={inLanguage({ tr: '5 dosyanın 2’si', en: '2 of 5 files' })}
    />
  ),
  'nobody knows': <ProgressBar label={label} />,
};
