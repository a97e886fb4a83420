import { useLingui } from '@lingui/react/macro';

/** What the − and + of a number are called where nothing better is said of them than their label. */
export function useStepNames(label: string) {
  const { t } = useLingui();
  return {
    decrementAriaLabel: t`Decrease: ${label}`,
    incrementAriaLabel: t`Increase: ${label}`,
  };
}
