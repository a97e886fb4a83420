import type { ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { iconButton } from './icon-button.css.ts';

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'className' | 'style'> {
  /** What it does, for those who do not see the icon. */
  label: string;
  /** An icon with `aria-hidden`. */
  children: ReactNode;
}

/** An action that an icon alone says. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <Button {...rest} aria-label={label} className={iconButton}>
      {children}
    </Button>
  );
}
