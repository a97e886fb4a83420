import type { ReactNode } from 'react';
import { iconButton } from '../icon-button/icon-button.css.ts';
import { NativeButton, type PressProps } from './native-button.tsx';

interface PlainIconButtonProps extends PressProps {
  /** What it does, for those who do not see the icon. */
  label: string;
  /** An icon with `aria-hidden`. */
  children: ReactNode;
}

/** An `<IconButton>` for what a page shows first, as `<PlainButton>` is a `<Button>`. */
export function PlainIconButton({ label, ...rest }: PlainIconButtonProps) {
  return <NativeButton {...rest} aria-label={label} className={iconButton} />;
}
