import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../../ui/actions/icon-button/icon-button.tsx';
import * as styles from './detail.css.ts';

/** Something personal: its last two characters, until whoever needs the rest presses for it. */
export function Masked({ text }: { text: string }) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className={styles.masked}>
      <span>{isShown ? text : `${'•'.repeat(text.length - 2)}${text.slice(-2)}`}</span>
      <IconButton
        label={isShown ? t`Hide the number` : t`Show the whole number`}
        onPress={() => setShown(!isShown)}
      >
        <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
      </IconButton>
    </span>
  );
}
