import { useLingui } from '@lingui/react/macro';
import type { TourLanguage } from '../../api/contract/types.ts';
import { Select } from '../../ui/choices/select/select.tsx';
import { useLanguageNames } from '../text-language/use-language-names.ts';

interface DateLanguageProps {
  label: string;
  value: TourLanguage | null;
  ofTour: readonly TourLanguage[];
  onChange: (language: TourLanguage | null) => void;
}

/** Whether dates are in all languages of its tour or in one alone; nothing where there is no choice. */
export function DateLanguage({ label, value, ofTour, onChange }: DateLanguageProps) {
  const { t } = useLingui();
  const nameOf = useLanguageNames();
  // One that the tour has no more can still be seen, and given up.
  const languages = [...new Set([...ofTour, ...(value ? [value] : [])])];
  if (languages.length < 2 && value === null) return null;
  return (
    <Select<TourLanguage | 'all'>
      look="inline"
      label={label}
      options={[
        { id: 'all', label: t`All languages of the tour` },
        ...languages.map((code) => ({ id: code, label: nameOf(code) })),
      ]}
      value={value ?? 'all'}
      onChange={(chosen) => onChange(chosen === 'all' ? null : chosen)}
    />
  );
}
