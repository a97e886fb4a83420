import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './expandable-text.css.ts';

interface ExpandableTextProps {
  children: ReactNode;
  /** How many lines show at first. */
  lines?: number;
}

/** A long text that starts short. The button stands there only when something is cut off. */
export function ExpandableText({ children, lines = 5 }: ExpandableTextProps) {
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [expanded, setExpanded] = useState(false);

  useLayoutEffect(() => {
    const element = text.current;
    if (!element || expanded) return;
    // Not a state: a render later, a page that somebody goes back to has been scrolled to its place without the button.
    function showToggle() {
      if (element && toggle.current)
        toggle.current.hidden = element.scrollHeight <= element.clientHeight + 1;
    }
    showToggle();
    const observer = new ResizeObserver(showToggle);
    observer.observe(element);
    return () => observer.disconnect();
  }, [expanded]);

  return (
    <div>
      <div
        ref={text}
        id={id}
        className={expanded ? styles.text : styles.clamped}
        style={expanded ? undefined : { WebkitLineClamp: lines }}
      >
        {children}
      </div>
      <button
        ref={toggle}
        hidden
        type="button"
        className={styles.toggle}
        aria-expanded={expanded}
        aria-controls={id}
        onClick={() => setExpanded(!expanded)}
      >
        {expanded ? <Trans>Show less</Trans> : <Trans>Show more</Trans>}
      </button>
    </div>
  );
}
