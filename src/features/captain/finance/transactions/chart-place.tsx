import { Trans } from '@lingui/react/macro';
import { ChartFrame } from '../../../../ui/charts/chart-frame/chart-frame.tsx';

interface ChartPlaceProps {
  state: 'loading' | 'failed' | 'empty';
  onRefresh?: () => void;
}

/** Where the chart of the last days stands while there is none. */
export function ChartPlace(props: ChartPlaceProps) {
  return (
    <ChartFrame title={<Trans>Last days of the period</Trans>} table={NOTHING} {...props}>
      {null}
    </ChartFrame>
  );
}

const NOTHING = { columns: [], rows: [] };
