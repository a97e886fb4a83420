import { useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { button } from './button.css.ts';
import * as styles from './pending.css.ts';

interface ButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isDisabled' | 'isPending'> {
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
  /** `primary` (apricot) once per view; `sea` saves in tools; `danger` ends something; `text` cancels. */
  variant?: 'primary' | 'secondary' | 'sea' | 'danger' | 'text';
  /** 40, 48 or 56 px high. */
  size?: 'small' | 'medium' | 'large';
  /** Fills its column. */
  wide?: boolean;
  /** Work is under way: keeps its width and the focus, answers no press, says so to a reader. */
  pending?: boolean;
  disabled?: boolean;
}

/** An action. A way to another page is a link with `button({…})` as its class instead. */
export function Button({
  children,
  variant,
  size,
  wide,
  pending = false,
  disabled = false,
  ...rest
}: ButtonProps) {
  const { t } = useLingui();
  return (
    <AriaButton
      {...rest}
      className={button({ variant, size, wide })}
      isPending={pending}
      isDisabled={disabled}
    >
      <span className={pending ? styles.hiddenLabel : styles.label}>{children}</span>
      {pending && (
        <ProgressBar className={styles.spinner} isIndeterminate aria-label={t`Working…`} />
      )}
    </AriaButton>
  );
}
