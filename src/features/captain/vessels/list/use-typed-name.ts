import { useEffect, useEffectEvent, useState } from 'react';

/** How long typing rests before it stands in the address, in milliseconds. */
const TYPING_RESTS = 300;

/**
 * The name in the field for it, which runs ahead of the one in the address; should that change by another
 * way, a link or the button that clears the filters, the field follows.
 */
export function useTypedName(
  name: string | undefined,
  onName: (name: string | undefined) => void,
): [typed: string, setTyped: (text: string) => void] {
  const [typed, setTyped] = useState(name ?? '');
  const [known, setKnown] = useState(name);
  const [sent, setSent] = useState(name);
  if (name !== known) {
    setKnown(name);
    if (name !== sent) {
      setSent(name);
      setTyped(name ?? '');
    }
  }
  const wanted = typed.trim() || undefined;
  const send = useEffectEvent(() => {
    setSent(wanted);
    onName(wanted);
  });
  useEffect(() => {
    if (wanted === sent) return;
    const timer = setTimeout(send, TYPING_RESTS);
    return () => clearTimeout(timer);
  }, [wanted, sent]);
  return [typed, setTyped];
}
