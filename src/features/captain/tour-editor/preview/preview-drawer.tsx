import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Drawer } from '../../../../ui/overlays/drawer/drawer.tsx';

interface PreviewDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** What guests will see, in front of the form. */
export default function PreviewDrawer(props: PreviewDrawerProps) {
  return <Drawer {...props} title={<Trans>What guests will see</Trans>} />;
}
