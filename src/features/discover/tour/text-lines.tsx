import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { textLines } from '../../../lib/text-lines.ts';
import * as styles from './tour-page.css.ts';

interface TextLinesProps {
  title: ReactNode;
  level: 2 | 3;
  /** One thing per line. */
  text: string;
  /** What it is written in, ISO 639-1, where it is known. */
  language: string | undefined;
  icon: LucideIcon;
  /** `good` for what one gets, `quiet` for what one does not. */
  tone?: 'plain' | 'good' | 'quiet';
}

/** What a guide has written line by line, as a list. Nothing where there is none. */
export function TextLines(props: TextLinesProps) {
  const { title, level, text, language, icon: Icon, tone = 'plain' } = props;
  const lines = textLines(text);
  if (lines.length === 0) return null;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div>
      <Heading className={styles.subtitle}>{title}</Heading>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line} className={styles.line} data-tone={tone}>
            <Icon className={styles.icon[tone]} aria-hidden="true" size={18} strokeWidth={1.75} />
            <span className={styles.lineText} lang={language}>
              {line}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
