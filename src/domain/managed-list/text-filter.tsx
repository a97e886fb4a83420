import { SearchField } from '../../ui/fields/search-field/search-field.tsx';
import { useTypedText } from '../../ui/fields/search-field/use-typed-text.ts';
import { wide } from './managed-list.css.ts';

interface TextFilterProps {
  /** What can be looked for: 'Name or e-mail'. */
  label: string;
  maxLength: number;
  /** What is looked for. */
  text: string | undefined;
  onText: (text: string | undefined) => void;
}

/** Among the filters of a list: looks for a text once typing rests. */
export function TextFilter({ label, maxLength, text, onText }: TextFilterProps) {
  const [typed, setTyped] = useTypedText(text, onText);
  return (
    <div className={wide}>
      <SearchField label={label} maxLength={maxLength} value={typed} onChange={setTyped} />
    </div>
  );
}
