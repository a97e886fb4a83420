import {
  createContext,
  type ReactNode,
  use,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { DateRange } from '../../../../domain/trip/trip-search.ts';

/** What changes with a press or a move over the days, which are `YYYY-MM-DD`. */
export interface ShownDays {
  /** The chosen days; until there is a last one, those that the next press would choose. */
  range: DateRange | null;
  /** The first day pressed, while a last one is to come. */
  anchor: string | null;
  /** The chosen days as they stand in the address. */
  selection: DateRange | null;
  focused: string;
  /** Whether the focus is among the days. */
  hasFocus: boolean;
}

/** What of it is about one day: words for styles and for its name. */
export type DayChoice = string;

const isIn = (day: string, range: DateRange | null) =>
  range !== null && range.start <= day && day <= range.end;

/**
 * What one day shows of it, as words: where in the ribbon it lies (`start`, `end`, `on` where it goes on to the day
 * after, `preview`), where in the trip (`only`, `first`, `last`, `within`), and whether the keyboard is at it. Days
 * that show the same have the same words.
 */
export function choiceOf(
  { range, anchor, selection, focused, hasFocus }: ShownDays,
  day: string,
): DayChoice {
  const words: string[] = [];
  if (range && isIn(day, range)) {
    if (day === range.start) words.push('start');
    words.push(day === range.end ? 'end' : 'on');
    if (anchor !== null && day !== anchor) words.push('preview');
    else words.push('chosen');
  }
  if (selection && isIn(day, selection)) {
    const [isFirst, isLast] = [day === selection.start, day === selection.end];
    words.push(isFirst ? (isLast ? 'only' : 'first') : isLast ? 'last' : 'within');
  }
  if (day === focused) words.push(hasFocus ? 'focused' : 'reached', anchor ? 'anchored' : 'free');
  return words.join(' ');
}

interface Store {
  get: () => ShownDays;
  set: (shown: ShownDays) => void;
  subscribe: (listener: () => void) => () => void;
}

function storeOf(first: ShownDays): Store {
  let shown = first;
  const listeners = new Set<() => void>();
  return {
    get: () => shown,
    set(next) {
      shown = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const Shown = createContext<Store | null>(null);

/** Tells the days in it what changes, each of them only what is about it: a press renders the days it changes. */
export function ShownDaysProvider({ shown, children }: { shown: ShownDays; children: ReactNode }) {
  const [store] = useState(() => storeOf(shown));
  useLayoutEffect(() => store.set(shown));
  return <Shown value={store}>{children}</Shown>;
}

const nothing = () => () => undefined;

/** What one day, `YYYY-MM-DD`, shows of what is chosen; renders again when that changes. */
export function useDayChoice(day: string): DayChoice {
  const store = use(Shown);
  const read = () => (store ? choiceOf(store.get(), day) : '');
  return useSyncExternalStore(store?.subscribe ?? nothing, read, read);
}
