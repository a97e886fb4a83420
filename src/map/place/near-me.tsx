import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { LocateFixed } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { boatLocationsQuery } from '../../api/resources/boats/search-queries.ts';
import { useStillHere } from '../../domain/way-back/use-still-here.ts';
import { Button } from '../../ui/actions/button/button.tsx';
import { currentPlace, type PlaceRefusal } from './current-place.ts';
import * as styles from './near-me.css.ts';
import { nearest } from './nearest.ts';

/** Kilometres: an hour and a half by car. */
const NEAR = 100;

/** Why no place is chosen. */
type Outcome = PlaceRefusal | 'far' | 'unknown';

const outcomes: Record<Outcome, ReactNode> = {
  unsupported: (
    <Trans>Your browser cannot tell where you are. Please choose a place yourself.</Trans>
  ),
  denied: (
    <Trans>
      Your browser was not allowed to tell where you are. Please choose a place yourself.
    </Trans>
  ),
  unavailable: <Trans>We could not find where you are. Please choose a place yourself.</Trans>,
  late: <Trans>Finding where you are took too long. Try again, or choose a place yourself.</Trans>,
  far: <Trans>None of our harbours is within 100 km of you. Please choose a place yourself.</Trans>,
  unknown: <Trans>The harbours could not be loaded. Please try again.</Trans>,
};

/**
 * Chooses the harbour nearest to whoever presses. Where they are is asked for by the press alone, compared here,
 * and then forgotten: it is neither sent nor kept.
 */
export function NearMe({ onPlace }: { onPlace: (name: string) => void }) {
  const queryClient = useQueryClient();
  const [isLooking, setLooking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const isStillHere = useStillHere();

  async function find(): Promise<string | Outcome> {
    const here = await currentPlace();
    if (typeof here === 'string') return here;
    const harbours = await queryClient.ensureQueryData(boatLocationsQuery()).catch(() => null);
    if (!harbours) return 'unknown';
    return nearest(here, harbours, NEAR)?.name ?? 'far';
  }

  async function look(): Promise<void> {
    setLooking(true);
    setOutcome(undefined);
    const found = await find();
    setLooking(false);
    if (!isStillHere()) return;
    if (isOutcome(found)) setOutcome(found);
    else onPlace(found);
  }

  return (
    <div className={styles.nearMe}>
      <Button variant="secondary" size="small" pending={isLooking} onPress={() => void look()}>
        <LocateFixed aria-hidden="true" size={18} strokeWidth={1.75} />
        <Trans>Near me</Trans>
      </Button>
      <p role="status" className={styles.outcome}>
        {outcome && outcomes[outcome]}
      </p>
    </div>
  );
}

const isOutcome = (found: string): found is Outcome => found in outcomes;
