import { Trans } from '@lingui/react/macro';
import { ChartFrame } from '../../../../ui/charts/chart-frame/chart-frame.tsx';

interface MonthsPlaceProps {
  state: 'loading' | 'failed';
  onRefresh?: () => void;
}

/** Where the chart of the months stands while there is none. */
export function MonthsPlace(props: MonthsPlaceProps) {
  return (
    <ChartFrame title={<Trans>By month</Trans>} table={{ columns: [], rows: [] }} {...props}>
      {null}
    </ChartFrame>
  );
}
