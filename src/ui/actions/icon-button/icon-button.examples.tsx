import { Share, X } from 'lucide-react';
import { inLanguage } from '../../example-text.ts';
import { IconButton } from './icon-button.tsx';

const share = inLanguage({ tr: 'Paylaş', en: 'Share' });

export const examples = {
  usual: (
    <IconButton label={share}>
      <Share aria-hidden="true" size={20} strokeWidth={1.75} />
    </IconButton>
  ),
  disabled: (
    <IconButton label={inLanguage({ tr: 'Kapat', en: 'Close' })} isDisabled>
      <X aria-hidden="true" size={20} strokeWidth={1.75} />
    </IconButton>
  ),
};
