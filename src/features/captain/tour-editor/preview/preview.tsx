import { Trans, useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { Tour } from '../../../../api/contract/types.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { LazyBoundary } from '../../../../ui/loading/lazy/lazy-boundary.tsx';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';
import * as styles from './preview.css.ts';

const PreviewDrawer = lazyDialog(() => import('./preview-drawer.tsx'));

/** The public page of a tour, without what belongs to booking it. It may load on demand. */
export type TourPreview = ComponentType<{ tour: Tour }>;

interface PreviewProps {
  tour: Tour;
  preview: TourPreview;
}

/** Beside the form: what guests will see. */
export function PreviewPane({ tour, preview: Preview }: PreviewProps) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself; without a tab stop the keyboard would not reach its end.
    <section className={styles.pane} aria-label={t`What guests will see`} tabIndex={0}>
      <p className={styles.caption}>
        <Trans>What guests will see</Trans>
      </p>
      <Shown tour={tour} preview={Preview} />
    </section>
  );
}

/** Where there is no room beside the form: one press away. */
export function PreviewButton({ tour, preview: Preview }: PreviewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.opener}>
      <Button variant="secondary" size="small" onPress={() => setOpen(true)}>
        <Eye aria-hidden="true" size={18} strokeWidth={1.75} />
        <Trans>Preview</Trans>
      </Button>
      <PreviewDrawer isOpen={isOpen} onOpenChange={setOpen}>
        <Shown tour={tour} preview={Preview} />
      </PreviewDrawer>
    </div>
  );
}

function Shown({ tour, preview: Preview }: PreviewProps) {
  return (
    <LazyBoundary placeholder={<Skeleton height="480px" />}>
      <Preview tour={tour} />
    </LazyBoundary>
  );
}
