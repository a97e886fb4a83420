import type { ReactNode } from 'react';
import { DawnScene } from '../dawn-scene/dawn-scene.tsx';
import * as styles from './message-page.css.ts';

interface MessagePageProps {
  title: ReactNode;
  message: ReactNode;
  actions: ReactNode;
}

/** A whole page that says one thing: an empty sea, a title, a sentence, what to do now. */
export function MessagePage({ title, message, actions }: MessagePageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.scene}>
        <DawnScene />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.message}>{message}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
