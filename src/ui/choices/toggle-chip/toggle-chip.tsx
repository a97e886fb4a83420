import type { ReactNode } from 'react';
import { ToggleButton, type ToggleButtonProps } from 'react-aria-components/ToggleButton';
import { chip } from './toggle-chip.css.ts';

interface ToggleChipProps extends Omit<ToggleButtonProps, 'children' | 'className' | 'style'> {
  children: ReactNode;
}

/** A filter that is on or off. `isSelected` and `onChange(boolean)` as React Aria's. */
export function ToggleChip({ children, ...rest }: ToggleChipProps) {
  return (
    <ToggleButton {...rest} className={chip}>
      {children}
    </ToggleButton>
  );
}
