import { useEffect, useEffectEvent, useState } from 'react';

/** How long typing rests before it is looked for, in milliseconds. */
const TYPING_RESTS = 300;

/** A text that can be looked for: something of it can be seen. */
const CAN_BE_SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * The text in a search field, which runs ahead of the one that is looked for; should that change by another
 * way, a link or the button that clears the filters, the field follows.
 */
export function useTypedText(
  text: string | undefined,
  onText: (text: string | undefined) => void,
): [typed: string, setTyped: (next: string) => void] {
  const [typed, setTyped] = useState(text ?? '');
  const [known, setKnown] = useState(text);
  const [sent, setSent] = useState(text);
  if (text !== known) {
    setKnown(text);
    if (text !== sent) {
      setSent(text);
      setTyped(text ?? '');
    }
  }
  const wanted = CAN_BE_SEEN.test(typed) ? typed.trim() : undefined;
  const send = useEffectEvent(() => {
    setSent(wanted);
    onText(wanted);
  });
  useEffect(() => {
    if (wanted === sent) return;
    const timer = setTimeout(send, TYPING_RESTS);
    return () => clearTimeout(timer);
  }, [wanted, sent]);
  return [typed, setTyped];
}
