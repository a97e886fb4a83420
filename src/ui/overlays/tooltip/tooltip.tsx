import type { ReactElement, ReactNode } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components/Tooltip';
import * as styles from './tooltip.css.ts';

interface TooltipProps {
  /** A few words. Nothing that a finger would miss: a touch screen shows no tooltip. */
  text: ReactNode;
  /** A `<Button>`, an `<IconButton>` or a `<ToggleChip>`. */
  children: ReactElement;
  placement?: AriaTooltipProps['placement'];
}

/** Words beside a control while the pointer or the focus is on it. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      {children}
      <AriaTooltip className={styles.tooltip} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
