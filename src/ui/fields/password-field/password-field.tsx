import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { iconButton } from '../../actions/icon-button/icon-button.css.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Tells password managers whether to fill in or to propose. */
  autoComplete: 'current-password' | 'new-password';
}

/** A secret, hidden until its eye is pressed. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck="false"
      end={
        <button
          type="button"
          className={iconButton}
          aria-label={t`Show password`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
        </button>
      }
    />
  );
}
