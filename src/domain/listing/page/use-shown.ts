import { useState } from 'react';

/** The address whose offers are on screen: while others load, the title stays with those visible. */
export function useShown<Search>(search: Search, isSettled: boolean): Search {
  const [shown, setShown] = useState(search);
  if (isSettled && shown !== search) setShown(search);
  return isSettled ? search : shown;
}
