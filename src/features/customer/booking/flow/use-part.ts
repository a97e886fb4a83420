import { useEffect } from 'react';
import { useOnDemand } from '../../../../ui/loading/on-demand/use-on-demand.ts';

/** A part of the page that is fetched once it is request; undefined until it is there. */
export function usePart<Part>(load: () => Promise<Part>, isWanted: boolean): Part | undefined {
  const { part, request } = useOnDemand(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is request
  useEffect(() => {
    if (isWanted) request();
  }, [isWanted]);
  return part;
}
