import { Unplug } from 'lucide-react';
import { Button } from '../../../ui/actions/button/button.tsx';
import * as styles from './parts.css.ts';

interface NoMockProps {
  message: string;
  pending: boolean;
  onRetry: () => void;
}

/** Said instead of everything else while there is nothing to control. */
export function NoMock({ message, pending, onRetry }: NoMockProps) {
  return (
    <div role="alert" className={styles.empty}>
      <Unplug className={styles.emptyIcon} aria-hidden="true" size={28} strokeWidth={1.5} />
      <p>{message}</p>
      <Button variant="secondary" size="small" pending={pending} onPress={onRetry}>
        Try again
      </Button>
    </div>
  );
}
