import { Plural } from '@lingui/react/macro';
import { useState } from 'react';
import { useToday } from '../../../../../domain/calendar/use-today.ts';
import {
  plannedStarts,
  type RepeatRule,
  startsOf,
} from '../../../../../domain/tour/repeat/repeat-rule.ts';
import { RepeatRuleFields } from '../../../../../domain/tour/repeat/repeat-rule-fields.tsx';
import { now } from '../../../../../lib/now.ts';
import { Button } from '../../../../../ui/actions/button/button.tsx';
import type { TourValues } from '../../values/tour-values.ts';
import * as styles from './dates.css.ts';
import { minutesOf, rowNow } from './rows.ts';

const noRule: RepeatRule = { weekdays: [], times: [], from: '', until: '', except: [] };

interface RepeatDatesProps {
  values: TourValues;
  onAdd: (starts: readonly string[]) => void;
}

/** A rule, the dates that it makes, and the button that takes them over. */
export function RepeatDates({ values, onAdd }: RepeatDatesProps) {
  const today = useToday();
  const [rule, setRule] = useState(noRule);
  const standing = values.dates.map((row) => rowNow(row, values));
  const planned = plannedStarts(startsOf(rule, now()).starts, minutesOf(values), standing);
  const fresh = planned.filter(({ overlapsWith }) => overlapsWith === null);
  return (
    <div className={styles.add}>
      <RepeatRuleFields
        value={rule}
        onChange={setRule}
        standing={standing}
        minutes={minutesOf(values)}
        today={today}
        now={now()}
      />
      <div>
        <Button
          variant="secondary"
          disabled={fresh.length === 0}
          onPress={() => {
            onAdd(fresh.map(({ start }) => start));
            setRule(noRule);
          }}
        >
          <Plural value={fresh.length} _0="Add the dates" one="Add # date" other="Add # dates" />
        </Button>
      </div>
    </div>
  );
}
