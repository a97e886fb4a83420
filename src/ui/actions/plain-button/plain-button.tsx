import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { button } from '../button/button.css.ts';
import * as styles from '../button/pending.css.ts';
import { NativeButton, type PressProps } from './native-button.tsx';

interface PlainButtonProps extends PressProps {
  children: ReactNode;
  /** As of `<Button>`, and so are the following. */
  variant?: 'primary' | 'secondary' | 'sea' | 'danger' | 'text';
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
  /** Work is under way: keeps its width and the focus, answers no press, says so to a reader. */
  pending?: boolean;
}

/**
 * A `<Button>` for what a page shows first: the browser's own, so nothing of React Aria is loaded with it. What
 * opens a menu or a popover, or stands in a field, a calendar or a list of React Aria, is a `<Button>`.
 */
export function PlainButton({
  children,
  variant,
  size,
  wide,
  pending = false,
  ...rest
}: PlainButtonProps) {
  const { t } = useLingui();
  return (
    <NativeButton {...rest} pending={pending} className={button({ variant, size, wide })}>
      <span className={pending ? styles.hiddenLabel : styles.label}>{children}</span>
      {pending && <span role="img" className={styles.spinner} aria-label={t`Working…`} />}
    </NativeButton>
  );
}
