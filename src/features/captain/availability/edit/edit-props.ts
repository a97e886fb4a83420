/** The days that somebody has chosen, of one boat or tour, or of several. */
export interface DaySelection {
  offers: readonly {
    kind: 'boat' | 'tour';
    id: number;
    name: string;
    /** What a day without a price of its own costs, in lira; left out, it is not told. */
    dailyPrice?: number;
  }[];
  /** `YYYY-MM-DD`, at least one, in any order; what is past of them stays as it is. */
  days: readonly string[];
}

export interface EditDaysProps {
  /** Another selection keeps what was asked for in the panel. */
  selection: DaySelection;
  /** The captain whose boats and tours they are. */
  hostId: number;
  /** Called when days were changed; the panel stays open while some of them were refused. */
  onSaved: () => void;
  /** Called when the panel is to go: all is saved, or nothing is wanted. */
  onClose: () => void;
  /** Takes the focus into the panel, for those who opened it by keyboard. */
  autoFocus?: boolean;
}
