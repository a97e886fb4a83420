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
  const [expanded, setExpanded] = useState(false);
  const [cut, setCut] = useState(false);

  useLayoutEffect(() => {
    const element = text.current;
    if (!element || expanded) return;
    const observer = new ResizeObserver(() => {
      setCut(element.scrollHeight > element.clientHeight + 1);
    });
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
      {(cut || expanded) && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={expanded}
          aria-controls={id}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? <Trans>Show less</Trans> : <Trans>Show more</Trans>}
        </button>
      )}
    </div>
  );
}
