import { type HistoryState, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What is looked for in a list. */
    searchText?: string | undefined;
  }
}

/** What a list shows. */
interface ListLocation {
  /** What the address holds: filters, order and page. */
  search: Record<string, unknown>;
  /**
   * What is typed to look for; undefined for nothing. It may be somebody's name or mail, and addresses are
   * sent around, logged and kept: it stands in the entry of the history, which going back and loading the
   * page anew bring back, and never in the address.
   */
  text: string | undefined;
}

/** Shows something else of a list, and says what is looked for in it then. */
export type ShowList<Search> = (search: Search, text: string | undefined) => void;

/** What the page of a list is given. */
export interface ListPageProps<Search> extends ListLocation {
  onSearch: ShowList<Search>;
}

/** Whether somebody types on: typing is one step of the way back, however long it takes. */
export const isTypingOn = (before: string | undefined, next: string | undefined): boolean =>
  before !== undefined && next !== undefined && before !== next;

/**
 * What the list of this page shows, and how it is made to show something else. The way back leads through
 * every change, as it does through the pages of a list and what is opened in it.
 */
export function useListLocation(): ListPageProps<object> {
  const navigate = useNavigate();
  const { search: shown, state } = useOwnLocation();
  const text = state.searchText;
  return {
    search: shown,
    text,
    onSearch(search, next) {
      void navigate({
        to: '.',
        search: { ...search },
        state: { searchText: next },
        replace: isTypingOn(text, next),
        resetScroll: false,
      });
    },
  };
}

/** For a link of a list to its own pages and entries: what is looked for goes along. */
export const keepSearchText = ({ searchText }: HistoryState): HistoryState => ({ searchText });

/** What is looked for in the list that this page was opened from. */
export const useSearchText = (): string | undefined => useOwnLocation().state.searchText;

/** Where this page is. On the way to another page it is in sight still, and stays as it is. */
function useOwnLocation() {
  const location = useLocation();
  const [own, setOwn] = useState(location);
  if (location !== own && location.pathname === own.pathname) setOwn(location);
  return own;
}
