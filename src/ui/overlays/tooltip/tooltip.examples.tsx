import { Share } from 'lucide-react';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { inLanguage } from '../../example-text.ts';
import { Tooltip } from './tooltip.tsx';

const share = inLanguage({ tr: 'Bağlantıyı paylaş', en: 'Share the link' });

export const examples = {
  'on hover and focus': (
    <Tooltip text={share}>
      <IconButton label={share}>
        <Share aria-hidden="true" size={20} strokeWidth={1.75} />
      </IconButton>
    </Tooltip>
  ),
};
