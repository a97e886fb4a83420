import type { ReactNode } from 'react';
import {
  Switch as AriaSwitch,
  type SwitchProps as AriaSwitchProps,
} from 'react-aria-components/Switch';
import * as styles from './switch.css.ts';

interface SwitchProps extends Omit<AriaSwitchProps, 'children' | 'className' | 'style'> {
  children: ReactNode;
  /** A quieter line below. */
  description?: ReactNode;
}

/** Something that is on or off at once, without saving. */
export function Switch({ children, description, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} className={styles.row}>
      <span>
        <span className={styles.label}>{children}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
      <span className={styles.track}>
        <span className={styles.thumb} />
      </span>
    </AriaSwitch>
  );
}
