import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import type { DayLimits } from '../calendar/days.ts';

/**
 * What is wrong with typed days by the limits of their field. A calendar does not offer such days,
 * but they can be typed; it is said once the field is left, for half a year is below every limit.
 */
export function useLimitError(
  days: readonly string[],
  { minValue, maxValue, isDateUnavailable }: DayLimits,
) {
  const { t } = useLingui();
  const format = useFormat();
  const [isFocused, setFocused] = useState(false);

  function found(): string | undefined {
    if (minValue && days.some((day) => day < minValue)) {
      const first = format.date(minValue);
      return t`Choose ${first} or a later day`;
    }
    if (maxValue && days.some((day) => day > maxValue)) {
      const last = format.date(maxValue);
      return t`Choose ${last} or an earlier day`;
    }
    return days.some((day) => isDateUnavailable?.(day)) ? t`This day is not available` : undefined;
  }

  return { limitError: isFocused ? undefined : found(), onFocusChange: setFocused };
}
