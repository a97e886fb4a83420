import type { ReactNode } from 'react';
import { DawnScene } from '../../page/dawn-scene/dawn-scene.tsx';
import * as styles from './empty-state.css.ts';

interface EmptyStateProps {
  title: ReactNode;
  /** One sentence: why it is empty, or what helps. */
  children: ReactNode;
  /** One button or link. */
  action?: ReactNode;
}

/** Nothing here, and what to do about it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <DawnScene />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.message}>{children}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
