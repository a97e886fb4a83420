import { use, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { NumberFieldStateContext } from 'react-aria-components/NumberField';
import { flushSync } from 'react-dom';
import { type GroupSigns, hasTyped, numberOf, signsOf, withoutGroups } from './typed-number.ts';

/** A number that the field did not take as it was typed. */
export interface Adjustment {
  readonly typed: number;
  /** What the field made of it, as it shows it. */
  readonly shown: string;
  readonly reason: 'least' | 'most' | 'rounded';
}

/** From here on numbers have groups. */
const firstGroup = 1000;

/** What was typed into the React Aria number field around it, and what became of it. */
export function useTypedNumber() {
  const state = use(NumberFieldStateContext);
  if (!state) throw new Error('There is no number field around it');
  const { inputValue, minValue = -Infinity, maxValue = Infinity } = state;
  const signs = signsOf(useLocale().locale);
  const isSmall = maxValue < firstGroup && minValue > -firstGroup;
  const [adjustment, setAdjustment] = useState<Adjustment>();
  const hasTypedGroup = useRef(false);
  /** What was typed last; undefined while the field shows what it has. */
  const typed = useRef<number>(undefined);

  function plain(text: string, origin: GroupSigns): string {
    const result = withoutGroups(text, signs, isSmall ? 'small' : origin);
    typed.current = numberOf(result, signs);
    hasTypedGroup.current = false;
    return result;
  }

  const readText = () => plain(inputValue, hasTypedGroup.current ? 'typed' : 'shown');

  /** Says what became of the number that was typed, by what the field shows now. */
  function compare({ value }: HTMLInputElement): void {
    const wanted = typed.current;
    typed.current = undefined;
    if (wanted === undefined || Number.isNaN(wanted)) return;
    const taken = numberOf(withoutGroups(value, signs, 'shown'), signs);
    if (Number.isNaN(taken) || taken === wanted) return;
    const reason = wanted > maxValue ? 'most' : wanted < minValue ? 'least' : 'rounded';
    setAdjustment({ typed: wanted, shown: value, reason });
  }

  return {
    /** Gone as soon as the field shows anything else. */
    adjustment: adjustment?.shown === inputValue ? adjustment : undefined,

    onTyped(text: string) {
      setAdjustment(undefined);
      if (!state.validate(text)) return;
      typed.current = Number.NaN;
      const isNew = hasTyped(signs.group, inputValue, text);
      hasTypedGroup.current = (hasTypedGroup.current || isNew) && text.includes(signs.group);
    },

    /** Puts the typed number into the signs of the language. */
    read() {
      if (typed.current === undefined) return;
      flushSync(() => state.setInputValue(readText()));
    },

    /** Hands what was typed, or the text, over to the field. */
    commit(input: HTMLInputElement, text?: string) {
      if (text === undefined && typed.current === undefined) return;
      const number = text === undefined ? readText() : plain(text, 'typed');
      flushSync(() => state.commit(number));
      compare(input);
    },

    compare,
  };
}
