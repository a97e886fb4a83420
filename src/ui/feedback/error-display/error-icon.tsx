import type { LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ErrorCategory } from './error-category.ts';
import * as styles from './error-display.css.ts';

/** An ornament: it loads with the first failure, and where it cannot, its place stays empty. */
export function ErrorIcon({ category }: { category: ErrorCategory }) {
  const [icons, setIcons] = useState<Record<ErrorCategory, LucideIcon>>();
  useEffect(() => {
    import('./error-icons.ts').then(
      (loaded) => setIcons(loaded.errorIcons),
      (cause) => console.warn(new Error('The icons of errors could not be loaded', { cause })),
    );
  }, []);
  const Icon = icons?.[category];
  return (
    <span className={styles.icon} aria-hidden="true">
      {Icon && <Icon size={28} strokeWidth={1.5} />}
    </span>
  );
}
