import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Booking } from '../../../../api/contract/types.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import type { BookingSearch } from '../search-params.ts';
import * as styles from './rows.css.ts';

interface ChosenChipsProps {
  search: BookingSearch;
  /** A booking of the list: it knows what they are called. */
  first: Booking | undefined;
  onChange: (changes: BookingSearch) => void;
}

/** Whose bookings, or of what, another page led to: each can be taken back. */
export function ChosenChips({ search, first, onChange }: ChosenChipsProps) {
  const { customerId, hostId, boatId, tourId } = search;
  const named = (id: number, known: number | null | undefined, name: string | null | undefined) =>
    id === known && name ? name : `#${id}`;
  const chips: { key: keyof BookingSearch; text: ReactNode }[] = [];
  if (customerId !== undefined) {
    const name = named(customerId, first?.customerId, first?.customerName);
    chips.push({ key: 'customerId', text: <Trans>Guest: {name}</Trans> });
  }
  if (hostId !== undefined) {
    const name = named(hostId, first?.hostId, first?.hostName);
    chips.push({ key: 'hostId', text: <Trans>Captain: {name}</Trans> });
  }
  if (boatId !== undefined) {
    const name = named(boatId, first?.boatId, first?.boatName);
    chips.push({ key: 'boatId', text: <Trans>Boat: {name}</Trans> });
  }
  if (tourId !== undefined) {
    const name = named(tourId, first?.tourId, first?.tourName);
    chips.push({ key: 'tourId', text: <Trans>Tour: {name}</Trans> });
  }
  if (chips.length === 0) return null;
  return (
    <div className={styles.chips}>
      {chips.map(({ key, text }) => (
        <Chip key={key} onPress={() => onChange({ [key]: undefined })}>
          {text}
        </Chip>
      ))}
    </div>
  );
}

/** A filter that stands in no field, and the way to take it back. */
export function Chip({ children, onPress }: { children: ReactNode; onPress: () => void }) {
  const { t } = useLingui();
  return (
    <Button variant="secondary" size="small" onPress={onPress}>
      {children}
      <X aria-label={t`Remove this filter`} role="img" size={16} strokeWidth={1.75} />
    </Button>
  );
}
