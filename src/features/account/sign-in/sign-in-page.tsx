import type { ReactNode } from 'react';
import { DawnScene } from '../../../ui/page/dawn-scene/dawn-scene.tsx';
import * as styles from './sign-in-page.css.ts';

interface SignInPageProps {
  title: ReactNode;
  /** The way to the other form. */
  other: ReactNode;
  children: ReactNode;
}

/** A form of its own page: a slab that lies over a bay at dawn. */
export function SignInPage({ title, other, children }: SignInPageProps) {
  return (
    <>
      <div className={styles.scene}>
        <DawnScene />
      </div>
      <div className={styles.column}>
        <div className={styles.slab}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.other}>{other}</p>
          {children}
        </div>
      </div>
    </>
  );
}
