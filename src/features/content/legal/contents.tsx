import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import * as styles from './contents.css.ts';
import type { LegalSection } from './legal-text.ts';

/** What the page holds: beside the text where there is room, above it where there is none. */
export function Contents({ sections }: { sections: readonly LegalSection[] }) {
  const heading = useId();
  return (
    <nav className={styles.contents} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        <Trans>On this page</Trans>
      </h2>
      <ol className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to="." hash={id} className={styles.link}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
