import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CheckStep } from './check-step.tsx';
import { FileStep } from './file-step.tsx';
import type { Chosen } from './plan.ts';
import { useHostBoats } from './use-host-boats.ts';

interface ImportDialogProps {
  hostId: number;
  /** The one boat whose days the file closes; which of all is asked when left out. */
  boatId: number | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Takes the days of a calendar file as closed: the file, what it would do, done. */
export default function ImportDialog({ isOpen, onOpenChange, ...rest }: ImportDialogProps) {
  // Opened again, it begins anew.
  return isOpen ? <Steps {...rest} onClose={() => onOpenChange(false)} /> : null;
}

function Steps({
  hostId,
  boatId,
  onClose,
}: Pick<ImportDialogProps, 'hostId' | 'boatId'> & { onClose: () => void }) {
  const { t } = useLingui();
  const boats = useHostBoats(hostId, boatId);
  const [chosen, setChosen] = useState<Chosen>();
  const title = t`Take over a calendar file`;
  return chosen ? (
    <CheckStep
      title={title}
      boats={boats.list ?? []}
      chosen={chosen}
      onBack={() => setChosen(undefined)}
      onClose={onClose}
    />
  ) : (
    <FileStep
      title={title}
      boats={boats}
      isOneBoat={boatId !== undefined}
      onChosen={setChosen}
      onClose={onClose}
    />
  );
}
